"""The papers a card may be cut from. Hue travels from far to near, never only lightness."""

from dataclasses import dataclass

from art.colour import ramp

Stops = tuple[str, str, str, str]


@dataclass(frozen=True)
class Palette:
    """The colours of one card."""

    sky: Stops  # top to horizon
    depth: Stops  # the far, hazy sheet to the near, dark one
    light: str  # moon, lamps, whatever lights the sheets from behind
    accent: str  # the one saturated thing
    second: str  # its helper, used less
    shadow: str  # tint of every drop shadow; nearly black

    def level(self, nearness: float) -> str:
        """The paper at a depth: 0 is far and hazy, 1 near and dark."""
        return ramp(self.depth, nearness)


PALETTES: dict[str, Palette] = {
    "indigo": Palette(  # a plum night with an apricot horizon
        ("#10153d", "#2b2f78", "#7a4f9a", "#f08a7d"),
        ("#c9779a", "#7d4b96", "#3b2f7c", "#130f3a"),
        "#ffe3a3", "#ffb43f", "#ff6f61", "#090524",
    ),
    "dawn": Palette(  # cold blue above, rose and peach below
        ("#2a6f97", "#89c2d9", "#ffd6a5", "#ff9b71"),
        ("#f7b49a", "#d9697a", "#7c3a6e", "#2c1742"),
        "#fff4d6", "#f94144", "#2a9d8f", "#2a0d35",
    ),
    "forest": Palette(  # green dusk with a pale yellow clearing
        ("#052b2f", "#0f5257", "#3f8f78", "#f2e29b"),
        ("#a9cf9b", "#4f9a7c", "#18605c", "#04211f"),
        "#fff3b0", "#ffb703", "#e85d04", "#011413",
    ),
    "sea": Palette(  # deep blue to turquoise, orange against it
        ("#04143a", "#0b3c78", "#1f86a8", "#a7e3d4"),
        ("#8fd6cf", "#2f93b3", "#124f8f", "#051a47"),
        "#fff6c9", "#ff8c42", "#ffd166", "#020a24",
    ),
    "ember": Palette(  # burning evening, wine red shadows
        ("#2b0a2e", "#7a1540", "#d8433f", "#ffb25c"),
        ("#ff9f68", "#d9454a", "#7d1b4d", "#1f0726"),
        "#ffeeb2", "#ffe066", "#36c9c6", "#14021a",
    ),
    "mint": Palette(  # a bright cool day, raspberry against it
        ("#4aa3a2", "#9fd8c4", "#f3f4d4", "#fde2c3"),
        ("#b9dcc9", "#6fb5ae", "#2f7f8f", "#12354f"),
        "#fffdf0", "#ef476f", "#ffc43d", "#0c2a3d",
    ),
    "plum": Palette(  # purple night, mint green against it
        ("#241236", "#4b2166", "#a34d8c", "#f6b8b8"),
        ("#e6a0b4", "#a8588f", "#582a6b", "#1d0d30"),
        "#ffe9d6", "#5ee0c0", "#ffd166", "#12061f",
    ),
    "ochre": Palette(  # desert: teal sky over amber sand
        ("#2e4a52", "#7fa99b", "#f2d492", "#f29e4c"),
        ("#f0c987", "#d18a4a", "#8a4a32", "#33201f"),
        "#fff6da", "#1b998b", "#e84855", "#24130f",
    ),
    "frost": Palette(  # winter: pale blue and lilac, one red
        ("#26467a", "#6f9bc8", "#c9dcec", "#fbe6e1"),
        ("#eef3f7", "#a9c3dd", "#5677a8", "#1d2c57"),
        "#fff8e6", "#e63946", "#ffbe5c", "#101c40",
    ),
    "lamplight": Palette(  # indoors in the evening: brown wood, a yellow lamp
        ("#2a1a2e", "#54304a", "#a85a4a", "#f3b562"),
        ("#e9b872", "#b06a48", "#5f3340", "#221327"),
        "#ffe9b0", "#2ec4b6", "#ff595e", "#140a18",
    ),
    "jade": Palette(  # under water: black-green to lit jade, coral against it
        ("#bdf0d0", "#4fc0a8", "#13707c", "#06283f"),
        ("#7fd8bd", "#2c9a98", "#125a70", "#04203a"),
        "#f6ffd8", "#ff6b5e", "#ffcf5c", "#01131f",
    ),
    "rose": Palette(  # a pink morning with deep teal in front
        ("#e88aa0", "#f7b7b0", "#fde0c5", "#fff3dc"),
        ("#f6c3bd", "#d98a9f", "#5f6f8f", "#123047"),
        "#fffaf0", "#e4312f", "#0f8b8d", "#1b1f3d",
    ),
    "aurora": Palette(  # polar night, green fire in the sky
        ("#050b2a", "#0d2c55", "#137a74", "#a8efb0"),
        ("#86d9b4", "#2a8f94", "#1c4a7c", "#070f30"),
        "#effff0", "#ff4f8b", "#ffd35c", "#02051a",
    ),
    "storm": Palette(  # slate clouds, one yellow
        ("#1c2430", "#3a4a5c", "#748797", "#d9d3bf"),
        ("#b7bcb6", "#718493", "#3a4c60", "#131c2a"),
        "#fff1c9", "#ffc21c", "#e4572e", "#080d15",
    ),
}  # fmt: skip
