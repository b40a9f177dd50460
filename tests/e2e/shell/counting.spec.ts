import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { boxOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

const tag = "G-PORTICO1";
/** The relevant parts of Google's tag: it sets a cookie and sends a request for each event. */
const played = `
  document.cookie = "_ga=GA1.1.2; Path=/";
  const send = ([what, name, said]) => {
    if (what !== "event" || window["ga-disable-${tag}"]) return;
    const query = new URLSearchParams({ en: name, dl: said.page_location, dt: said.page_title, dr: said.page_referrer });
    fetch("https://www.google-analytics.com/g/collect?" + query, { method: "POST", mode: "no-cors", keepalive: true });
  };
  dataLayer.forEach((one) => send(one));
  dataLayer.push = (one) => send(one);
`;

test.use({ answeredHere: [/^https:\/\/www\.(googletagmanager|google-analytics)\.com\//] });

/** Replaces Google: counts the loads of its tag and records the events. */
async function playGoogle(context: BrowserContext) {
  const seen = { loads: 0, sent: [] as Record<string, string>[] };
  await context.route("https://www.googletagmanager.com/**", (route) => {
    seen.loads += 1;
    return route.fulfill({ contentType: "text/javascript", body: played });
  });
  await context.route("https://www.google-analytics.com/**", (route) => {
    seen.sent.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    return route.fulfill({ status: 204 });
  });
  return seen;
}

test(
  "A93 a visitor is counted after giving consent, and no longer after withdrawing it",
  onlyInAllAnySize,
  async ({ page, context, world, origin, expectAccessible }) => {
    await world.set({ gtagId: tag });
    const google = await playGoogle(context);
    const kinds = () => google.sent.map(({ dl }) => dl?.slice(origin.length));

    await page.goto("/help?code=4711");
    const question = page.getByRole("region", { name: "May we count your visit?" });
    const [notice, header] = [await boxOf(question), await boxOf(page.locator("header"))];
    expect(notice.bottom, "the question covers nothing").toBeLessThanOrEqual(header.y);
    const widthOf = async (at: number) => (await boxOf(question.getByRole("button").nth(at))).width;
    expect(await widthOf(0)).toBe(await widthOf(1));
    await expectAccessible();
    expect(google.loads).toBe(0);

    // By keyboard, from the first button to the second.
    await question.getByRole("button", { name: "Don't allow" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/help\?code=4711$/);
    await expect.poll(kinds).toEqual(["/help"]);
    expect(JSON.stringify(google.sent)).not.toContain("4711");

    await page.getByRole("navigation", { name: "Quick navigation" }).getByText("Slots").click();
    await expect.poll(kinds).toEqual(["/help", "/rng"]);
    expect(google.sent[1]).toMatchObject({ en: "page_view", dt: "/rng", dr: `${origin}/help` });

    await page.getByRole("link", { name: "Cookie settings" }).click();
    await expect(page.getByText("You allow it.")).toBeVisible();
    await expectAccessible();
    await expect.poll(kinds).toEqual(["/help", "/rng", "/cookies"]);
    await page.getByRole("button", { name: "Don't allow" }).click();
    await expect(page.getByText("You don't allow it.")).toBeVisible();
    await page.goto("/help");
    expect((await context.cookies()).filter(({ name }) => name.startsWith("_ga"))).toEqual([]);
    expect([google.loads, google.sent.length]).toEqual([1, 3]);
  },
);
