"""What Hànzì brings to the site: its words, its table, its drawings and rules."""
