"""Language models that somebody runs: one chat API, and what Lorelode asks of them."""
