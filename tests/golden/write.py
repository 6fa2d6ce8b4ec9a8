"""Rewrite the golden playthroughs: `make golden`. Read the difference before committing it."""

from tests.golden.playthrough import RECORDS, golden, playthrough

for record in RECORDS:
    golden(record).write_text(playthrough(record), encoding="utf-8")
