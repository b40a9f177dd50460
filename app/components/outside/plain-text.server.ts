const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Returns the text of sanitised HTML without elements, on one line. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d{1,6})|(\w{2,8}));/g, (whole, code?: string, name?: string) =>
      code === undefined ? (entities[name ?? ""] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, " ")
    .trim();
}
