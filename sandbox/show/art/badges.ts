/** The age mark: a ring and 18+, 96 by 96, drawn with shapes so that it needs no font. */
export function ageMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="18+"><circle cx="48" cy="48" r="43" fill="#fff" stroke="#e0182d" stroke-width="9"/><path fill="none" stroke="#17181f" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M21 40l8-7v31M64 48h14M71 41v14"/><path fill="none" stroke="#17181f" stroke-width="7.5" d="M47.500 32.500a7 7 0 1 1-.1 0zM47.500 47.500a8.500 8.500 0 1 1-.1 0z"/></svg>`;
}

const symbols: Readonly<Record<string, readonly [label: string, colour: string, shape: string]>> = {
  ios: [
    "iOS",
    "#1f2937",
    "M28 10h24a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM35 16h10M37 63h6",
  ],
  "ios-profile": [
    "iOS profile",
    "#334155",
    "M40 10l24 9v18c0 16-10 27-24 33-14-6-24-17-24-33V19zM29 39l8 9 15-17",
  ],
  android: [
    "Android",
    "#14532d",
    "M20 44a20 20 0 0 1 40 0zM20 50h40v10a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6zM27 15l6 10M53 15l-6 10M32 36h.1M48 36h.1",
  ],
};

/** Download mark of an app, 80 by 80, or null for one that there is none of. */
export function appMark(id: string): string | null {
  if (!Object.hasOwn(symbols, id)) return null;
  const symbol = symbols[id];
  if (symbol === undefined) return null;
  const [label, colour, shape] = symbol;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80" role="img" aria-label="${label}"><rect width="80" height="80" rx="18" fill="${colour}"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="${shape}"/></svg>`;
}

/** The seal of an invented regulator: laurels around a column, 120 by 120. */
export function seal(): string {
  const leaf = '<path id="lf" d="M24 62c-8-4-12-12-10-20 8 3 12 11 10 20z"/>';
  const turns = [-50, -25, 25, 50]
    .map((a) => `<use href="#lf" transform="rotate(${a} 60 60)"/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="Licence"><g fill="#c9a24b">${leaf}${turns}<g transform="translate(120)scale(-1 1)"><use href="#lf"/>${turns}</g></g><circle cx="60" cy="60" r="54" fill="none" stroke="#c9a24b" stroke-width="3"/><path fill="#e8d5a3" d="M38 44l22-14 22 14zM42 48h6v24h-6zM57 48h6v24h-6zM72 48h6v24h-6zM36 76h48v7H36z"/></svg>`;
}
