/**
 * What pages weigh as HTML, and what they no longer carry. Budgets, not measurements: the figures are in
 * docs/performance.md. A page that passes one has begun to repeat itself.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { budgets } from "../bench/budgets.mjs";
import { bootPortal, type Portal } from "../support/portal.ts";
import { routeScripts } from "../support/route-scripts.mjs";

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

it("home, its games and all, is a hundred and fifty kilobytes at most", async () => {
  const { status, html, kB } = await page("/?stream=off");
  expect(status).toBe(200);
  expect(count(html, /data-game=/g)).toBeGreaterThan(30);
  const { kB: streamed } = await page("/");
  expect(streamed).toBeLessThan(150);
  // All sections at once, as visitors without scripts get them.
  expect(kB).toBeLessThan(400);
});

it("R56 a page without content is forty kilobytes at most", async () => {
  const { status, kB } = await page("/no/such/page");
  expect(status).toBe(404);
  expect(kB).toBeLessThan(40);
});

it("no page carries drawings of icons or codes, nor the vendors behind its menus", async () => {
  for (const path of ["/", "/help", "/promotions", "/no/such/page"]) {
    const { html } = await page(path);
    // The age limit is drawn: it is text in a circle.
    expect(count(html, /<svg[ >]/g), path).toBeLessThanOrEqual(1);
    expect(count(html, /<i class="icon-/g), path).toBeGreaterThan(30);
    if (path !== "/") expect(html, path).not.toContain("Jolly Lantern");
  }
});

it("U15 U19 the vendors behind menus and footer are an answer of their own, the brand's pages only", async () => {
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

it("U20 a code for the app is a picture, and of the operator's own links alone", async () => {
  const code = await portal.fetch("/app-code/iOS%20Profile", { as: { world: "weight" } });
  expect(code.headers.get("content-type")).toBe("image/svg+xml");
  expect(await code.text()).toMatch(/^<svg [^>]*viewBox="-2 -2 \d+ \d+"/);
  for (const label of ["Telegram", "evil.example", "nothing"]) {
    const none = await portal.fetch(`/app-code/${label}`, { as: { world: "weight" } });
    expect(none.status, label).toBe(404);
  }
});

it("home starts with 135 kB of JavaScript at most, any other route with 20 beyond it, texts and the list of routes apart", async () => {
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
