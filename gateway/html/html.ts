/** HTML templates that escape every inserted text; only values of the class Html are inserted as markup. */

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | readonly Html[];

/** Null is omitted; lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + written(parts[index] ?? null)).join(""));
}

function written(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((each: Html) => each.text).join("");
  return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
