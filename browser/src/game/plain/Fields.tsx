// An object as a list of its fields, at any depth.

import type { JSX } from "preact";

import { formatNumber } from "../../i18n";
import { formatScalar, formatValue, isScalar, nameField } from "./values";

/** Fields are the server's own English words. */
export function Fields({ of }: { of: object }): JSX.Element {
  return (
    <dl class="plain-fields" lang="en" dir="ltr">
      {Object.entries(of).map(([field, value]: [string, unknown]) => (
        <div key={field} class={isInline(value) ? "plain-field" : "plain-field nested"}>
          <dt>{nameField(field)}</dt>
          <dd>
            <Value of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a value needs no more than a line. */
function isInline(value: unknown): boolean {
  if (isScalar(value)) return true;
  const inside = Array.isArray(value) ? value : Object.values(value as object);
  return inside.every(isScalar) && (Array.isArray(value) || inside.length === 0);
}

function Value({ of }: { of: unknown }): JSX.Element {
  if (isScalar(of)) return <bdi>{formatScalar(of)}</bdi>;
  if (isInline(of)) return <bdi>{formatValue(of)}</bdi>;
  if (!Array.isArray(of)) return <Fields of={of as object} />;
  return (
    <ol class="plain plain-items">
      {of.map((one: unknown, at) => (
        <li key={at}>
          <span class="plain-number">{formatNumber(at + 1)}</span>
          <Value of={one} />
        </li>
      ))}
    </ol>
  );
}
