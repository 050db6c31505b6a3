"""Who answers: programs under limits, the judge itself, a person."""
