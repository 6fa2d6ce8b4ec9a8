"""`python -m art.faces [NAME …]` draws the faces; `--sheet FILE` puts the drawn ones together."""

import sys

from art.command import draw
from art.faces.pictures import FOLDER, pictures, sheet

if __name__ == "__main__":
    sys.exit(draw("art.faces", pictures(), FOLDER, sheet))
