// Values of a game that the page does not know, as words.

import { formatNumber, t } from "../../i18n";

/** A value that is shown in a line; anything else is a list of its own. */
export type Scalar = string | number | boolean | null;

export function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** The name of a field as words: "cards_left" is "cards left". */
export function nameField(field: string): string {
  return field.replaceAll("_", " ");
}

export function formatScalar(value: Scalar): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? t("plain-yes") : t("plain-no");
  return typeof value === "number" ? formatNumber(value) : value;
}

/** A value in one line: "3", "red, blue", "x 3 · y 1". */
export function formatValue(value: unknown): string {
  if (isScalar(value)) return formatScalar(value);
  if (Array.isArray(value)) return value.length ? value.map(formatValue).join(", ") : "–";
  return formatFields(value as object);
}

function formatFields(value: object): string {
  const fields = Object.entries(value);
  if (!fields.length) return "–";
  return fields.map(([field, one]) => `${nameField(field)} ${formatValue(one)}`).join(" · ");
}

/** A choice for its button: its notation, or its type and then its other fields. */
export function formatMove(move: object | string): string {
  if (typeof move === "string") return move;
  const { type, ...fields } = move as { readonly type?: unknown };
  if (typeof type !== "string") return formatFields(move);
  return Object.keys(fields).length
    ? `${nameField(type)}: ${formatFields(fields)}`
    : nameField(type);
}
