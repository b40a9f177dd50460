/**
 * The size of pages as HTML, with budgets. The measured figures are in docs/performance.md. A page over its
 * budget probably repeats content.
 */
import { describe, expect, it } from "vitest";
import { budgets } from "../../bench/budgets.mjs";
import { faults, readRecorded, warnings } from "../../bench/scripts/script-sizes.mjs";
import { portalScripts } from "../../support/route-scripts.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

async function page(path: string) {
  const answer = await portal.fetch(path, { as: { world: "weight" } });
  const html = await answer.text();
  return { status: answer.status, html, kB: Buffer.byteLength(html) / 1000 };
}

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

it("home with its games is within its budget", async () => {
  const { status, html, kB } = await page("/?stream=off");
  expect(status).toBe(200);
  expect(count(html, /data-game=/g)).toBeGreaterThan(30);
  const { kB: streamed } = await page("/");
  expect(streamed * 1000).toBeLessThan(budgets.homeHtml.fail);
  // The complete page, as visitors without scripts get it.
  expect(kB).toBeLessThan(400);
});

it("R56 a page without content is within its budget", async () => {
  const { status, kB } = await page("/no/such/page");
  expect(status).toBe(404);
  expect(kB * 1000).toBeLessThan(budgets.missingHtml.fail);
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

it("every page's JavaScript is within its budgets and has made no jump", async () => {
  const { html } = await page("/");
  const measured = await portalScripts(
    html,
    async (path) => new Uint8Array(await (await portal.fetch(path)).arrayBuffer()),
  );
  expect(measured.home.files.length).toBeLessThanOrEqual(budgets.homeFiles.fail);
  expect(Object.keys(measured.pages).length).toBeGreaterThan(70);
  process.stderr.write(warnings(measured).join("\n"));
  expect(faults(measured, readRecorded())).toEqual([]);
});

describe("the size of JavaScript", () => {
  const scripts = (bytes: number) => ({ bytes, files: ["/a.js"] });
  const sizes = (home: number, member: number, bets: number) => ({
    home: scripts(home),
    list: 0,
    areas: {
      lobby: scripts(0),
      session: scripts(0),
      member: scripts(member),
      agent: scripts(0),
      operator: scripts(0),
    },
    pages: { "routes/member/bets/route": scripts(bets) },
  });
  const before = {
    measured: "2026-11-27",
    why: "",
    bytes: { home: 100_000, "area member": 30_000, "routes/member/bets/route": 2_000 },
  };

  it("may grow by a form", () => {
    expect(faults(sizes(107_000, 32_000, 3_400), before)).toEqual([]);
  });

  it("may not jump, nor pass its far limit", () => {
    const names = faults(sizes(108_100, 33_100, 20_100), before).map(
      (fault) => fault.split(":")[0],
    );
    expect(names).toEqual(["home", "area member", "routes/member/bets/route"]);
  });

  it("names the five largest modules in its warning", () => {
    const modules = Array.from({ length: 6 }, (_, at) => [`m${at}.ts`, 6000 - at * 1000]);
    const [warning = ""] = warnings(sizes(1, 1, 11_000), { "/a.js": modules as never });
    expect(warning).toMatch(
      /^routes\/member\/bets\/route: 11.0 kB, .* m0.ts 6.0 kB.* m4.ts 2.0 kB$/,
    );
  });
});
