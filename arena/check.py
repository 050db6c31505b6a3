def main(bot, game):
    raise ValueError("not yet")
