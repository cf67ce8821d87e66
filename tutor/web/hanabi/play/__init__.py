"""A whole game in the browser, with partners who say why, or with others at one device.

Seats from 0 on are those of the people at the device, the others are partners'. What is not done
yet is a link to the address that has it; partners' actions stand in addresses too, so that a game
stays what it was when partners get better.
"""
