"""The mine: every picture of Saboteur, drawn by code and shipped as WebP.

`python -m art.mine` draws them into `browser/src/saboteur/pictures`; nothing here is needed to
play. Tunnels leave every path card at the same places, so that cards meet edge to edge.
"""
