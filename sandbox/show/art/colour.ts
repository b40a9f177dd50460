/** Colour as hue (degrees), saturation and lightness (percent). */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** `#rgb` if equal to `#rrggbb`, because covers should be small. */
export function hex([hue, saturation, lightness]: Hsl): string {
  const h = (((hue % 360) + 360) % 360) / 30;
  const l = Math.min(100, Math.max(0, lightness)) / 100;
  const a = (Math.min(100, Math.max(0, saturation)) / 100) * Math.min(l, 1 - l);
  const channel = (n: number): string => {
    const k = (n + h) % 12;
    const value = l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  const text = channel(0) + channel(8) + channel(4);
  const short = text[0] === text[1] && text[2] === text[3] && text[4] === text[5];
  return short ? `#${text[0]}${text[2]}${text[4]}` : `#${text}`;
}
