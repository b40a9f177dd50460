import type { Form } from "../../brands/look/form.ts";

/** Style sheets of the variants, by the name of setting and choice. A choice without a file is what `app.css` draws. */
const sheets: Readonly<Record<string, string>> = import.meta.glob("../styles/form/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the names of the style sheets that a form needs, whether each exists or not. */
function sheetNames({ card, home, header, ...form }: Form): string[] {
  const settings = [
    "phoneNavigation",
    "heading",
    "promotions",
    "density",
    "surface",
    "lines",
    "motion",
  ] as const;
  const looks = new Set(home.map((section) => ("look" in section ? section.look : null)));
  return [
    `header-${header}`,
    ...settings.map((setting) => `${hyphenated(setting)}-${form[setting]}`),
    `card-ratio-${card.ratio.replace(":", "-")}`,
    card.ratio === "3:4" ? "" : "card-grid",
    card.name === "focus" ? "card-name-over" : "",
    `card-name-${card.name}`,
    looks.has("ranked") || looks.has("table") ? "look-list" : "",
    ...[...looks].map((look) => `look-${look}`),
  ];
}

/**
 * Returns the style of a brand's form for the page's head: the sheets of its choices and no other, so that a variant
 * costs only the brands that use it (B3). They are in no layer, so they win over `app.css`.
 */
export function formStyle(form: Form): string {
  return sheetNames(form)
    .map((name) => sheets[`../styles/form/${name}.css`] ?? "")
    .join("");
}
