/** The portal without a connection (L5). */
import { expect, type Page } from "@playwright/test";
import { speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { dailyIf, onlyInAll } from "../../support/tags.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
});

/** Waits until the service worker has stored both pages in a language. */
async function expectStored(page: Page, language: string) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open("offline");
        return (await cache.match("/"))?.headers.get("x-stored-language");
      }),
    )
    .toBe(language);
}

for (const { language, title, lobby } of [
  { language: "en", title: "You are offline", lobby: "Last lobby" },
  { language: "ko", title: "오프라인 상태입니다", lobby: "마지막 로비" },
]) {
  test(
    `L5 without a connection a page says so and offers the last lobby (${language})`,
    dailyIf(language === "en"),
    async ({ page, context, origin }) => {
      if (language !== "en") await speak(context, origin, language);
      await page.goto("/help");
      await expectStored(page, language);
      await context.setOffline(true);
      await page.goto("/member/deposit");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.getByRole("link", { name: lobby }).click();
      await expect(page.locator("main [data-game]").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await context.setOffline(false);
      await page.goto("/help");
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    },
  );
}

test("L5 stores nothing of an account", async ({ page, world }) => {
  await signIn(page, world, "player1", "/member");
  await page.goto("/");
  await expectStored(page, "en");
  const stored = await page.evaluate(async () => {
    const cache = await caches.open("offline");
    const pages = await Promise.all(
      (await cache.keys()).map(async ({ url }) => ({
        path: new URL(url).pathname,
        text: (await (await cache.match(url))?.text()) ?? "",
      })),
    );
    return { names: await caches.keys(), pages };
  });
  expect(stored.names).toEqual(["offline"]);
  const others = stored.pages.filter(({ path }) => !/^\/(assets|brands)\//.test(path));
  expect(others.map(({ path }) => path).sort()).toEqual(["/", "/offline"]);
  for (const { text } of stored.pages) expect(text).not.toMatch(/player1|Mina Park/);
});

test(
  "L5 a cache of an earlier version is removed, and online pages come from the network",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/help");
    await page.evaluate(async () => {
      const old = await caches.open("offline-of-before");
      await old.put("/help", new Response("out of date"));
    });
    await expectStored(page, "en");
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["offline"]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.content()).not.toContain("out of date");
  },
);
