import { expect, it } from "vitest";
import { messageLanguages } from "../../brands/languages.ts";
import { count, text } from "./text.ts";

const numbers = [
  0, 1, 2, 3, 5, 10, 11, 21, 100, 101, 999, 1000, 1001, 12345, 999999, 1e6, 1234567890,
];
const tree = { games_one: "one", games_other: "other" };

it.each([...messageLanguages, "fr", "pl"])("A67 numbers are as Intl has them: %s", (language) => {
  const written = new Intl.NumberFormat(language);
  for (const number of [...numbers, ...numbers.map((each) => -each).slice(1), 0.5, 1234.5, 2 ** 60])
    expect(count(number, language)).toBe(written.format(number));
});

it.each([...messageLanguages, "de"])("A67 counts are as Intl has them: %s", (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const number of [...numbers, -1, -2, 0.5, 1.5]) {
    const form = new Intl.PluralRules(language).select(number);
    const said = text(tree, language, "games", { count: number });
    // A language that has one form has no text for another.
    expect(forms.length === 1 || said === form, `${number} is ${said}, not ${form}`).toBe(true);
  }
});
