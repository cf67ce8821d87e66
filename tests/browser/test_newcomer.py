"""The way of somebody who opens the site for the first time, on a phone."""
