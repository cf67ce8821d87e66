"""What templates draw with: sentences, the pieces that are remembered, the symbols of suits."""
