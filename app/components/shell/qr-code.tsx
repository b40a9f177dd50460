import type { QrRows } from "./qr-rows.server.ts";

/** The dark modules of a code as one SVG path: a run of modules is one rectangle. */
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

/** Draws a QR code, 100 px wide with its quiet zone (K60), dark on white so that every phone reads it. */
export function QrCode({ code, label }: { code: QrRows; label: string }) {
  const side = code.size + 4;
  return (
    <svg
      role="img"
      aria-label={label}
      width="100"
      height="100"
      viewBox={`-2 -2 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="rounded-control bg-white text-black"
    >
      <path d={qrPath(code)} fill="currentColor" />
    </svg>
  );
}
