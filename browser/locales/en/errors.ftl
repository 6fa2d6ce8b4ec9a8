# What went wrong, and what to do about it.

# From the page itself.
error-unknown = Something went wrong. Try again or reload the page.
error-offline = No network. Check your internet connection.
error-lost = Connection lost. Reconnecting…
error-move-kept = Your move is kept and will be sent when the connection is back.
error-back = Connected again. Nothing was lost.
error-no-websocket = A live connection cannot be opened here. Try another network or another browser.
error-old-page = The server has been updated. Reload the page.
error-no-table-title = No such table
error-removed-title = You are no longer at this table
error-reload = Reload
error-home = Start page
error-retry = Try again
error-see-rule = See the rule
error-clause = The rules do not allow this: { $rule }
error-unreadable-title = This table cannot be opened
error-no-way-title = You can’t join
