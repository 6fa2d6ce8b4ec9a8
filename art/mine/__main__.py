"""`python -m art.mine [NAME …]` draws the pictures; `--sheet FILE` puts the drawn ones together."""

import sys

from art.command import draw
from art.mine.pictures import FOLDER, pictures
from art.mine.sheet import sheet

if __name__ == "__main__":
    sys.exit(draw("art.mine", pictures(), FOLDER, sheet))
