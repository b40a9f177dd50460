import { encode } from "uqr";
import { type QrRows, qrPath } from "./qr-path.ts";

/** Encodes a text as a QR code with medium error correction and no border; the component adds it. */
export function qrRows(text: string): QrRows {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const rows = data.map((row) =>
    BigInt(`0b${row.map((dark) => (dark ? "1" : "0")).join("")}`).toString(16),
  );
  return { size, rows };
}

/** Returns the code as an SVG file, dark on white with its quiet zone, for example for `/app-code/iOS`. */
export function qrFile(code: QrRows): string {
  const side = code.size + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-2-2h${side}v${side}h-${side}z"/><path d="${qrPath(code)}"/></svg>`;
}
