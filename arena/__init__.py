"""The local judge: referees, programs under limits, matches, ratings, logs and replays."""
