// A QR code that is drawn in the browser, because its link has a secret that no server should read.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";

export function SecretQr({ link }: { link: string }): JSX.Element | null {
  const [rows, setRows] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    void import("uqr").then(({ encode }) => setRows(encode(link, { border: 2 }).data));
  }, [link]);
  if (!rows) return null;
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      class="invite-qr"
      role="img"
      aria-label={t("table-offer-seat-qr")}
      width={220}
      height={220}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <path d={path.join("")} />
    </svg>
  );
}
