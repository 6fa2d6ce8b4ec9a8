"""Notices to people who are not at the table: by Web Push, and by a table's webhook."""
