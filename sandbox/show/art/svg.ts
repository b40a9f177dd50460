/** At most one decimal, no leading zero. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, "$1.");
}

/** A paint letter (see `paint.ts`) or a literal colour. */
export function paint(fill: string): string {
  return /^[a-zA-Z]$/.test(fill) ? `url(#${fill})` : fill;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${paint(fill)}"${more && ` ${more}`}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint(fill)}"${more && ` ${more}`}/>`;
}

export function box(
  [x, y, w, h]: readonly [number, number, number, number],
  r: number,
  fill: string,
  more = "",
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r ? ` rx="${num(r)}"` : ""} fill="${paint(fill)}"${more && ` ${more}`}/>`;
}

/** Moves, scales and turns (degrees) a body. */
export function at(x: number, y: number, scale: number, body: string, turn = 0): string {
  const turned = turn ? `rotate(${num(turn)})` : "";
  const size = scale.toFixed(2).replace(/^0|0$/g, "");
  return `<g transform="translate(${num(x)} ${num(y)})${turned}scale(${size})">${body}</g>`;
}

/** A body with outlines in the ink of the picture. */
export function inked(body: string, width: number): string {
  return `<g stroke="currentColor" stroke-width="${num(width)}">${body}</g>`;
}
