"""The dream deck: eighty-four paper-cut pictures, drawn by code and shipped as WebP.

Nothing here is needed to play; `make deck` draws the pictures into `lorelode/decks/dream`.
How to add a card is told in `art/README.md`.
"""
