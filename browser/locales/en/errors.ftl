# What went wrong, and what to do about it.

# From the page itself.
error-unknown = Something went wrong. Try again or load the page again.
error-offline = No network. Check your internet connection.
error-lost = Connection lost. It comes back by itself.
error-back = Connected again. Nothing is lost.
error-no-websocket = A live connection cannot be opened here. Try another network or another browser.
error-old-page = The server has been updated. Load the page again.
error-no-table-title = No such table
error-removed-title = You are no longer at this table
error-reload = Load again
error-home = Start page
error-retry = Try again
error-see-rule = See the rule
error-clause = The rules do not allow this: { $rule }
