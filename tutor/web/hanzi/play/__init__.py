"""The game in the browser, alone against Cangjie or with others at one device.

See tutor/web/site/play.py.
"""
