"""From `Message` to words in the language of the request."""
