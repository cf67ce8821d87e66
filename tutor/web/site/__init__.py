"""What every feature knows of the games that the site has."""
