"""`make bench`: ratios measured in one run. These machines are noisy; quote the medians."""
