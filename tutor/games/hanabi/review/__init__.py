"""A look back at a game that was recorded, here or on Hanab Live.

record = read_recorded(data)  # a file's bytes, or a link that carries the game
    statistics(record.states)[-1].efficiency
    decisive(slips(record))  # the turns that cost most
    turning_point(record.states)  # until when all points could be made
    write_game(record)  # the whole game as part of an address
"""
