/** Every form names the account that its page was made for (A215). */
import { expect, it } from "vitest";
import { sourcesIn, textOf } from "../sources.ts";

const own = "app/forms/owner/";
const pages = sourcesIn(["app"], /\.tsx$/).filter(
  (path) => !path.startsWith(own) && !path.includes(".test."),
);

/** The elements of a file that post a form without Remix, each with what follows its tag. */
const plainForms = (text: string) =>
  [...text.matchAll(/<form\b[\s\S]*?\n?\s*>\n([\s\S]{0,200})/g)].filter(([tag]) =>
    /method="post"/.test(tag),
  );

it("A215 pages use the form and the fetcher that name the account", () => {
  const imported = /import \{([^}]*)\} from "@remix-run\/react"/;
  const wrong = pages.filter((path) =>
    /\b(Form|useFetcher|useSubmit)\b(?!\w)/.test(imported.exec(textOf(path))?.[1] ?? ""),
  );
  expect(wrong).toEqual([]);
});

it("A215 a form without Remix has the field by itself", () => {
  const found = pages.flatMap((path) => plainForms(textOf(path)).map((form) => ({ path, form })));
  expect(found.length).toBeGreaterThan(4);
  const without = found.filter(({ form }) => !form[1]?.trimStart().startsWith("<OwnerField />"));
  expect(without.map(({ path }) => path)).toEqual([]);
});
