/** A compact QR code: its side in modules, and its rows as hexadecimal numbers. */
export interface QrRows {
  size: number;
  rows: readonly string[];
}

/** Returns the dark modules as one SVG path; adjacent modules are one rectangle. */
export function qrPath({ size, rows }: QrRows): string {
  let path = "";
  rows.forEach((hex, y) => {
    const bits = BigInt(`0x${hex}`).toString(2).padStart(size, "0");
    for (const run of bits.matchAll(/1+/g)) {
      path += `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`;
    }
  });
  return path;
}
