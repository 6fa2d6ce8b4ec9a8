// Small icons, drawn with strokes in the colour of the text around them.

import type { JSX } from "preact";

const ICON_PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  chat: "M4 5h16v11H9l-5 4z",
  phrases: "M4 4h16v12H9l-5 4zM9 8h.01M15 8h.01M9 11c1.500 2 4.500 2 6 0",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  book: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  monitor: "M3 5h18v12H3zM8 21h8",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  silence: "M4 10v4h4l5 4V6L8 10zM16 10l5 5M21 10l-5 5",
  bell: "M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4M12 5V3",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
  undo: "M9 4L4 9l5 5M4 9h10a5.500 5.500 0 0 1 0 11h-3",
  rotate: "M8 10h8v11H8zM4 9a8.500 8.500 0 0 1 15-2M19.500 2.500V7H15",
  again: "M19.500 13.500a7.700 7.700 0 1 1-2-7l2.500 2.500M20 4v5h-5",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  zoom: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l6 6M7.500 10h5M10 7.500v5",
  less: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l6 6M7.500 10h5",
  aim: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v5M12 17v5M2 12h5M17 12h5",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h10",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  bin: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  check: "M4 12l6 6L20 6",
  bot: "M6 9h12v9H6zM12 9V5M9 13h.01M15 13h.01M10 16h4M12 5h.01",
  away: "M5 5h7l-7 8h7M14 12h5l-5 6h5",
  host: "M4 18h16M4 18L3 8l5 4 4-7 4 7 5-4-1 10",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  covered:
    "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 3l16 18",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  stepOn: "M9 5l7 7-7 7",
  stepBack: "M15 5l-7 7 7 7",
  chapterOn: "M3 5l7 7-7 7M14 21V4h7l-2 3.500 2 3.500h-7",
  chapterBack: "M21 5l-7 7 7 7M10 21V4H3l2 3.500L3 11h7",
  previous: "M15 5l-7 7 7 7",
  up: "M5 15l7-7 7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10.2 5.2L10.4 2.4L13.6 2.4L13.8 5.2L15.5 5.9L17.6 4.1L19.9 6.4L18.1 8.5L18.8 10.2L21.6 10.4L21.6 13.6L18.8 13.8L18.1 15.5L19.9 17.6L17.6 19.9L15.5 18.1L13.8 18.8L13.6 21.6L10.4 21.6L10.2 18.8L8.5 18.1L6.4 19.9L4.1 17.6L5.9 15.5L5.2 13.8L2.4 13.6L2.4 10.4L5.2 10.2L5.9 8.5L4.1 6.4L6.4 4.1L8.5 5.9z",
  bulb: "M9 18h6M10 21h4M8.500 14.500a6 6 0 1 1 7 0c-.7.500-1 1.200-1 2v1h-5v-1c0-.8-.3-1.500-1-2z",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
  upload: "M12 16V5M8 9l4-4 4 4M5 20h14",
  warning: "M12 4L2 20h20zM12 10v5M12 17.500h.01",
  leave: "M10 4H5v16h5M14 8l5 4-5 4M19 12H9",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Icons that follow the reading direction. */
const DIRECTED_ICONS = new Set<IconName>(["next", "previous", "leave", "undo"]);

export function Icon({ name, size = 22 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg
      class={DIRECTED_ICONS.has(name) ? "icon pointing" : "icon"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
