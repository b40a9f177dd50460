import { type QrRows, qrPath } from "./qr-path.ts";

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
