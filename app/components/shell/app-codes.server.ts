import { encode } from "uqr";

/** A QR code, small enough to travel: its side in modules, and its rows as hexadecimal numbers. */
export interface QrRows {
  size: number;
  rows: readonly string[];
}

/** A way to the app: where it leads and the code for it (U20). */
export interface AppCode {
  label: string;
  url: string;
  code: QrRows;
}

/** Packs a text into a QR code with medium error correction and no border; the component adds it. */
export function qrRows(text: string): QrRows {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const rows = data.map((row) =>
    BigInt(`0b${row.map((dark) => (dark ? "1" : "0")).join("")}`).toString(16),
  );
  return { size, rows };
}

/** Codes for the operator's app links, in the operator's order (U20: iOS, iOS profile, Android). */
export function appCodes(
  resources: readonly { kind: string; label: string; url: string }[],
): AppCode[] {
  return resources
    .filter(({ kind }) => kind === "APP")
    .map(({ label, url }) => ({ label, url, code: qrRows(url) }));
}
