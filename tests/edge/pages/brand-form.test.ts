/** The form of each brand, as its pages have it. */
import { expect, it } from "vitest";
import { brandFiles } from "../../../brands/index.ts";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Words that only the style sheet of a choice has. */
const marks = {
  "header-rail": ".rail-fold{",
  "header-compact": ".header-row>:not(",
  "card-name-over": ".game>form>p[title]{",
  "density-dense": "100rem",
  "density-roomy": "76rem",
  "look-ranked": "counter(rank)",
} as const;

it.each(brandFiles)(
  "B3 a page of $name has the styles of its choices and no other",
  async ({ id, form }) => {
    const html = await (await portal.fetch("/", { as: { brand: id } })).text();
    const style = html.match(/<style[^>]*>(.*?)<\/style>/s)?.[1]?.replaceAll(/\s/g, "") ?? "";
    const chosen = (mark: keyof typeof marks) =>
      mark === `header-${form.header}` ||
      mark === `density-${form.density}` ||
      (mark === "card-name-over" && form.card.name !== "below") ||
      (mark === "look-ranked" &&
        form.home.some((section) => "look" in section && section.look === "ranked"));
    for (const [mark, words] of Object.entries(marks))
      expect(style.includes(words), mark).toBe(chosen(mark as keyof typeof marks));
    expect(style.length, "the style of a brand").toBeLessThan(16_000);
  },
);

it.each(brandFiles)(
  "B1 H12 home of $name has the sections of its form in their order",
  async ({ id, form }) => {
    const html = await (await portal.fetch("/?stream=off", { as: { brand: id } })).text();
    const ids = [...html.matchAll(/<h2[^>]* id="([\w-]+)"/g)].map(([, found]) => found);
    const named = {
      notices: "announcements",
      popular: "popular",
      categories: "categories",
    } as const;
    const expected = form.home.flatMap(({ section }) =>
      section in named ? [named[section as keyof typeof named]] : [],
    );
    expect(ids.filter((found) => expected.some((one) => one === found))).toEqual(expected);
  },
);
