import { type QrRows, qrPath } from "./qr-path.ts";

interface Props {
  code: QrRows;
  label: string;
  /** How wide it is with its quiet zone, in px (K60); long texts need more than usual. */
  side?: number;
}

/** Draws a QR code, dark on white so that every phone reads it. */
export function QrCode({ code, label, side: width = 100 }: Props) {
  const side = code.size + 4;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={width}
      viewBox={`-2 -2 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="rounded-control bg-white text-black"
    >
      <path d={qrPath(code)} fill="currentColor" />
    </svg>
  );
}
