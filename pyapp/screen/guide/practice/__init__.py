"""Practice: questions that the engine asks and answers, the steps of a course, and runs of them."""
