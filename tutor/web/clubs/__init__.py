"""The clubs' part of the site: what organisers put together, what learners see, what is printed."""
