import { type QrRows, qrPath } from "./qr-path.ts";

interface Props {
  code: QrRows;
  label: string;
  /** Width with the quiet zone, in px (K60); long texts need more. */
  side?: number;
}

/** A QR code, dark on white, which every phone can read. */
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
