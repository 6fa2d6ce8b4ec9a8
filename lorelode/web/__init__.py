"""The web server: HTTP and WebSocket access to the tables, with limits, logs and metrics."""
