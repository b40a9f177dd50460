/** Every combination of a brand's form is valid (B2): twenty are drawn by a seed, which a failure names. */
import fc from "fast-check";
import { aurora } from "../../../brands/aurora.ts";
import { cardNames, cardRatios, formChoices, sectionLooks } from "../../../brands/look/form.ts";
import { mekong } from "../../../brands/mekong.ts";
import { enter, expect, test } from "../../support/fixtures.ts";
import { onDesk } from "../../support/tags.ts";

const seed = 38;
const count = 20;

const choice = <const T extends readonly string[]>(words: T) => fc.constantFrom(...words);

const looks = choice(sectionLooks);
const others = [
  "banners",
  "tiles",
  "draws",
  "matches",
  "promotions",
  "providers",
  "winners",
  "notices",
  "categories",
];

/** Any form: every setting by chance, and home with every section in any order. */
const forms = fc.record({
  header: choice(formChoices.header),
  phoneNavigation: choice(formChoices.phoneNavigation),
  card: fc.record({ ratio: choice(cardRatios), name: choice(cardNames) }),
  hero: choice(formChoices.hero),
  home: fc
    .tuple(looks, looks, looks, fc.shuffledSubarray(others, { minLength: 3 }))
    .map(([popular, slots, live, rest]) => [
      { section: "popular", look: popular },
      { section: "category", type: "RNG", look: slots },
      { section: "category", type: "LIVE", look: live },
      ...rest.map((section) => ({ section })),
    ]),
  promotions: choice(formChoices.promotions),
  heading: choice(formChoices.heading),
  density: choice(formChoices.density),
  surface: choice(formChoices.surface),
  lines: choice(formChoices.lines),
  corners: fc.integer({ min: 0, max: 28 }),
  icons: choice(formChoices.icons),
  motion: choice(formChoices.motion),
});

for (const [at, form] of fc.sample(forms, { seed, numRuns: count }).entries()) {
  test(
    `B2 combination ${at + 1} of seed ${seed}: nothing is wider than the window, covered or unreadable`,
    onDesk,
    async ({ page, context, origin, world, expectAccessible }) => {
      const brand = at % 2 === 0 ? aurora : mekong;
      const made = await page.request.post(`${origin}/dev/brand/draft`, {
        data: { ...brand, form, art: { ...brand.art, hero: aurora.art.hero } },
        headers: { origin },
      });
      expect(made.status(), await made.text()).toBe(201);
      const { name } = await made.json();
      await enter(context, origin, { brand: brand.id, draft: name, world: world.name });
      for (const path of ["/", "/rng"]) {
        await page.goto(path);
        await expect(page.locator("[data-game]").first()).toBeVisible();
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${path} with ${JSON.stringify(form)}`).toBe(0);
      }
      if (at < 4) await expectAccessible();
    },
  );
}
