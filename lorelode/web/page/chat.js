// What people write: at the seats, and in the gallery of those who watch.

import { button, fill, h, own } from "./dom.js";

/** The conversation of the seats or of the gallery, as a section that is told of updates. */
export class Chat {
  constructor(what, heading, { say, hide }) {
    this.what = what;
    this.hide = hide;
    this.lines = new Map();
    this.list = h("ol.plain.lines", { tabindex: 0, "aria-label": heading });
    const input = h("input", {
      maxlength: 1500,
      dir: "auto",
      required: true,
      autocomplete: "off",
      "aria-label": "A line to write",
    });
    this.form = h(
      "form",
      {
        class: "row",
        onsubmit: async (event) => {
          event.preventDefault();
          const { value } = input;
          input.value = "";
          if (!(await say(value))) input.value ||= value;
        },
      },
      h("label.grows", input),
      h("button", "Say"),
    );
    this.section = h("section", h("h2", heading), this.list, say && this.form);
  }

  /** Take in new lines, and old ones that were hidden. */
  read(lines) {
    for (const line of lines) this.lines.set(line.number, line);
  }

  draw({ table, you }, writes, shown) {
    const { host } = you;
    const on = table.settings.chat !== "off";
    this.form.hidden = !writes || !on;
    this.section.hidden = !shown || !((writes && on) || this.lines.size);
    const lines = [...this.lines.values()].sort((one, other) => one.number - other.number);
    const below = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 20;
    fill(this.list, [lines, host], () => lines.map((line) => this.#line(line, host)));
    if (below) this.list.scrollTop = this.list.scrollHeight;
  }

  #line(line, host) {
    const at = new Date(line.at * 1000);
    return h(
      "li",
      h(
        "time",
        { datetime: at.toISOString() },
        at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }),
      ),
      " ",
      own(line.name, { class: "name" }),
      ": ",
      line.text == null ? h("span.quiet", "(hidden by the host)") : own(line.text),
      host &&
        line.text != null &&
        button("Hide", () => this.hide(this.what, line.number), {
          class: "slight",
          "data-key": `hide ${line.number}`,
          "aria-label": `Hide line ${line.number}`,
        }),
    );
  }
}
