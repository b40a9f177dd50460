import type { Locator, Page } from "@playwright/test";
import { expect, test, tryAgainUntil } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";
import { dailyIf, onlyInAll } from "../support/tags.ts";
import type { Fault, World } from "../support/world.ts";

const faults: [string, Fault["fault"]][] = [
  ["hangs", { kind: "hang-before-headers" }],
  ["answers half", { kind: "hang-after-headers" }],
  ["breaks the connection", { kind: "reset" }],
  ["answers 500", { kind: "status", status: 500 }],
  ["answers HTML", { kind: "html" }],
  ["returns other types", { kind: "wrong-types" }],
  ["leads elsewhere", { kind: "redirect" }],
];

/** Header and navigation are shown, and no text of the platform's error. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.locator("body")).not.toContainText(/\/wps\/|It works|sandbox\.internal/);
}

/** The block shows its error; after the fault, one click on its retry button loads it. */
async function expectHealed(world: World, block: Locator, content: Locator) {
  const alert = block.getByRole("alert");
  await expect(alert).toBeVisible();
  await world.clearFaults();
  await tryAgainUntil(alert, (within) => expect(content.first()).toBeVisible(within));
  await expect(alert).toHaveCount(0);
}

/**
 * The home page gets every fault; other pages get one that ends a wait and one that is a response. The fault table
 * covers the rest.
 */
const elsewhere = ["hangs", "returns other types"];

for (const [name, fault] of faults) {
  test(
    `E12 the home page works while the winner board ${name} (C45 U5)`,
    onlyInAll,
    async ({ page, world }) => {
      await world.fault({ match: { id: "C45" }, fault });
      await page.goto("/");
      const wins = page.getByRole("region", { name: "Recent wins" });
      await expect(wins.getByRole("alert")).toBeVisible();
      await expectWholePage(page);
      const popular = page.getByRole("region", { name: "Popular games" });
      await expect(popular.locator("[data-game]")).toHaveCount(12);
      await expect(
        page.getByRole("region", { name: "Offers" }).getByRole("img").first(),
      ).toBeVisible();
      await expectHealed(world, wins, wins.getByRole("button"));
    },
  );

  if (!elsewhere.includes(name)) continue;

  test(
    `E12 a category page works while its games ${name} (C26 R12)`,
    onlyInAll,
    async ({ page, world }) => {
      await world.fault({ match: { id: "C26" }, fault });
      await page.goto("/rng");
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toBeVisible();
      await expectWholePage(page);
      // The menus come from other calls (C28, C25) and stay usable.
      await expect(main.getByRole("link", { name: "Classic slots" })).toBeVisible();
      await expectHealed(world, main, main.locator("[data-game]"));
    },
  );

  test(
    `E12 the favourites page works while its list ${name} (C35 R14)`,
    dailyIf(name !== "hangs"),
    async ({ page, world }) => {
      await signIn(page, world);
      await world.fault({ match: { id: "C35" }, fault });
      await page.goto("/favorite");
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toBeVisible();
      await expectWholePage(page);
      await expect(page.getByRole("banner")).toContainText("2,480.56");
      await expectHealed(world, main, main.getByText("No favourites yet"));
    },
  );
}

test("the home page works while the whole platform is down, and recovers", async ({
  page,
  world,
}) => {
  await world.fault({ match: { path: "/wps/" }, fault: { kind: "status", status: 500 } });
  await world.fault({ match: { path: "/lgw/" }, fault: { kind: "status", status: 500 } });
  await page.goto("/");
  await expectWholePage(page);
  const popular = page.getByRole("region", { name: "Popular games" });
  await expectHealed(world, popular, popular.locator("[data-game]"));
});

test("A9 A43 an expired token signs the player out of the favourites page, once, to the login", async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await world.fault({ match: { id: "C35" }, fault: { kind: "expired-token" } });
  await page.goto("/favorite");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ffavorite/);
  await expectWholePage(page);
  await world.clearFaults();
  await signIn(page, world);
  await page.goto("/favorite");
  await expect(page.getByRole("main").getByText("No favourites yet")).toBeVisible();
});

test.describe("a launch", () => {
  // A refused form is a 409, or a 503 if the platform fails, which the browser logs.
  test.use({ expectedErrors: [/409|503/] });

  test("a game that the platform can't start shows a message and links back (C32)", async ({
    page,
    world,
  }) => {
    await signIn(page, world);
    await page.goto("/rng");
    await world.fault({ match: { id: "C32" }, fault: { kind: "status", status: 500 } });
    await page.locator("[data-game]").first().getByRole("button", { name: /^Play/ }).click();
    const launches = async () => (await world.calls()).filter(({ id }) => id === "C32").length;
    await expect.poll(launches).toBe(1);
    const refusal = page.getByRole("alert").or(page.getByRole("alertdialog"));
    await expect(refusal).toBeVisible();
    await expectWholePage(page);
    expect(await launches(), "one launch per click").toBe(1);
  });
});
