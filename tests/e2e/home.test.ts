import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

for (const brand of ["aurora", "hanbit"]) {
  test.describe(`brand ${brand}`, () => {
    test.use({ visitor: { brand } });

    test(`R1 U1–U7 shows live data of the platform (${brand})`, async ({
      page,
      world,
      expectAccessible,
    }) => {
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("data-brand", brand);
      await expect(page.locator("[data-game]").nth(20)).toBeAttached();
      const pictures = page.locator("[data-game] img");
      await expect
        .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const asked = new Set((await world.calls()).map(({ id }) => id));
      for (const id of ["C18", "C25", "C26", "C27", "C29", "C44", "C45"]) {
        expect(asked, `the page asked ${id}`).toContain(id);
      }
      await expectAccessible();
    });
  });
}

test.describe("from a blocked region", () => {
  test.use({ visitor: { country: "KP" }, expectedErrors: [/status of 451/] });

  test("R52 answers 451 and asks the platform nothing", async ({ page, world }) => {
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(451);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await world.calls()).toEqual([]);
  });
});

test.describe("while the platform is in maintenance", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("R51 answers 503 and says when to come back", async ({ page, world }) => {
    const now = Date.now();
    await world.set({ maintenance: { maintainTime: now, endTime: now + 3_600_000 } });
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()["retry-after"])).toBeGreaterThan(0);
  });
});
