// What a click was made with. Not every browser tells it with the click itself.

export type Pointer = "finger" | "mouse" | "key";

let lastPointerType = "mouse";
addEventListener("pointerdown", (event) => (lastPointerType = event.pointerType), true);

/** What a click was made with; a key makes one without a pointer. */
export function readPointer(click: MouseEvent): Pointer {
  if (click.detail === 0) return "key";
  return lastPointerType === "mouse" ? "mouse" : "finger";
}
