/**
 * The size of pages as HTML, with budgets. The measured figures are in docs/performance.md. A page over its
 * budget probably repeats content.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { budgets } from "../../bench/budgets.mjs";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { routeScripts } from "../../support/route-scripts.mjs";

let portal: Portal;
beforeAll(async () => {
  portal = await bootPortal();
});
afterAll(() => portal.stop());

async function page(path: string) {
  const answer = await portal.fetch(path, { as: { world: "weight" } });
  const html = await answer.text();
  return { status: answer.status, html, kB: Buffer.byteLength(html) / 1000 };
}

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

it("home with its games has at most 150 kB", async () => {
  const { status, html, kB } = await page("/?stream=off");
  expect(status).toBe(200);
  expect(count(html, /data-game=/g)).toBeGreaterThan(30);
  const { kB: streamed } = await page("/");
  expect(streamed).toBeLessThan(150);
  // The complete page, as visitors without scripts get it.
  expect(kB).toBeLessThan(400);
});

it("R56 a page without content has at most 40 kB", async () => {
  const { status, kB } = await page("/no/such/page");
  expect(status).toBe(404);
  expect(kB).toBeLessThan(40);
});

it("no page contains drawings of icons or QR codes, nor the providers of its menus", async () => {
  for (const path of ["/", "/help", "/promotions", "/no/such/page"]) {
    const { html } = await page(path);
    // The age limit is the only SVG, because it is text in a circle.
    expect(count(html, /<svg[ >]/g), path).toBeLessThanOrEqual(1);
    expect(count(html, /<i class="icon-/g), path).toBeGreaterThan(30);
    if (path !== "/") expect(html, path).not.toContain("Jolly Lantern");
  }
});

it("U15 U19 the providers of menus and footer have their own response, which lists the brand's pages only", async () => {
  const aurora = await portal.fetch("/vendors", { as: { world: "weight" } });
  const vendors = (await aurora.json()) as Record<string, { code: string; name: string }[]>;
  expect(vendors["/rng"]?.map(({ name }) => name)).toContain("Jolly Lantern");
  expect(vendors["/cockfight"]).toBeDefined();
  const hanbit = await portal.fetch("/vendors", { as: { world: "weight", brand: "hanbit" } });
  expect(await hanbit.json()).not.toHaveProperty("/cockfight");
  await portal
    .world("weight-less")
    .fault({ match: { id: "C25" }, fault: { kind: "status", status: 500 } });
  const none = await portal.fetch("/vendors", { as: { world: "weight-less" } });
  expect(none.status).toBe(503);
});

it("U20 an app's QR code is a picture, for the operator's own links only", async () => {
  const code = await portal.fetch("/app-code/iOS%20Profile", { as: { world: "weight" } });
  expect(code.headers.get("content-type")).toBe("image/svg+xml");
  expect(await code.text()).toMatch(/^<svg [^>]*viewBox="-2 -2 \d+ \d+"/);
  for (const label of ["Telegram", "evil.example", "nothing"]) {
    const none = await portal.fetch(`/app-code/${label}`, { as: { world: "weight" } });
    expect(none.status, label).toBe(404);
  }
});

it("home loads at most 135 kB of JavaScript and any other route 20 kB more, without texts and the route manifest", async () => {
  const { html } = await page("/");
  const { home, files, list, further } = await routeScripts(
    html,
    async (path) => new Uint8Array(await (await portal.fetch(path)).arrayBuffer()),
  );
  expect(files).toBeGreaterThan(5);
  expect(list).toBeGreaterThan(1000);
  expect(Object.keys(further).length).toBeGreaterThan(90);
  expect(home).toBeLessThan(budgets.homeScripts.fail);
  const over = Object.entries(further).filter(([, bytes]) => bytes >= budgets.routeScripts.fail);
  expect(over).toEqual([]);
});
