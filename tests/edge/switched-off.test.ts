/** What a platform switches off is absent from the pages (A56), and badges stand beside what they count (U26). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";
import { signIn } from "../support/sign-in.mjs";

let portal: Portal;
beforeAll(async () => {
  portal = await bootPortal();
});
afterAll(() => portal.stop());

/** A member of a world, who asks for pages. */
async function member(world: string, set: Record<string, unknown> = {}) {
  await portal.world(world).reset();
  await portal.world(world).set(set);
  const cookie = await signIn(portal, { world });
  return async (path: string) => {
    const answer = await portal.fetch(path, { as: { world }, headers: { cookie } });
    return { status: answer.status, html: await answer.text() };
  };
}

/** The menu's entries, each with the number of its badge or 0. */
function menuOf(html: string): Record<string, number> {
  const links = html.matchAll(/<a [^>]*href="(\/member[^"?#]*)"[^>]*>(.*?)<\/a>/gs);
  const counts = [...links].map(([, path = "", inner = ""]) => {
    const [, count = "0"] = /aria-hidden="true">(\d+)\+?<\/span>/.exec(inner) ?? [];
    return [path, Number(count)] as const;
  });
  const most: Record<string, number> = {};
  for (const [path, count] of counts) most[path] = Math.max(most[path] ?? 0, count);
  return most;
}

it("U26 a badge stands beside its own entry, whichever page is open", async () => {
  const ask = await member("badges");
  const seen = [];
  for (const path of ["/member/bets", "/member/messages", "/member/vip"]) {
    const { status, html } = await ask(path);
    expect(status).toBe(200);
    seen.push(menuOf(html));
  }
  const [first] = seen;
  for (const menu of seen) expect(menu).toEqual(first);
  expect(first?.["/member/messages"]).toBeGreaterThan(0);
  expect(first?.["/member/rewards"]).toBeGreaterThan(0);
  expect(first?.["/member/bets"]).toBe(0);
  expect(first?.["/member/vip"]).toBe(0);
});

it("A56 U27n W4 W10 P11 what the platform switches off has neither entry nor page", async () => {
  const paths = ["/member/rebate", "/member/agent-policy"];
  const on = await member("switched-on");
  for (const path of paths) expect((await on(path)).status).toBe(200);
  expect(Object.keys(menuOf((await on("/member")).html))).toEqual(expect.arrayContaining(paths));
  const off = await member("switched-off", { flags: { MANPLAYREB3: "0", AGENTPOLICY3: "0" } });
  for (const path of paths) expect((await off(path)).status).toBe(404);
  const entries = Object.keys(menuOf((await off("/member")).html));
  for (const path of paths) expect(entries).not.toContain(path);
});
