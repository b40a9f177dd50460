/** The platform calls of a member's pages, view after view. A change is visible on the next page. */
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Returns a separate world, and a function that signs its member in with another browser. */
async function member(name: string) {
  const world = portal.world(name);
  const as = { world: name };
  const browser = async () => {
    const cookie = await signIn(portal, { world: name });
    const headers = { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
    /** Opens a page or submits a form. Returns the HTML and the platform calls. */
    return async (path: string, form?: Record<string, string>) => {
      await world.forgetCalls();
      const body = form && new URLSearchParams(form);
      const method = form ? "POST" : "GET";
      const answer = await portal.fetch(path, { as, method, headers, body });
      const html = await answer.text();
      expect(answer.status, html.slice(0, 300)).toBeLessThan(400);
      expect(html).not.toContain("data-block-failed");
      const calls = (await world.calls()).map(({ id }) => id).sort();
      return { html, calls };
    };
  };
  return { world, browser };
}

const claims = ["C42", "CA120", "CA24", "CA29"];
const frame = ["C13", "C34", "C46", ...claims];
const pages = [
  // What can be claimed is read for each page, so that nothing is offered twice (H11).
  { path: "/", own: claims, in: ["C34", "C46"] },
  { path: "/rng", own: [], in: ["C34", "C46"] },
  { path: "/member", own: ["CA10", "CA15", "CA16", "CA20", "CA22", ...claims], in: frame },
  { path: "/member/security", own: ["CA3", "CA5"], in: frame },
  { path: "/member/bets", own: ["CA20"], in: frame },
  { path: "/member/messages", own: ["C13", "CA26", ...claims], in: frame },
  // These pages load what the menu counts, so their counts are current.
  { path: "/member/rewards", own: ["CA23", ...claims], in: frame },
  { path: "/member/rewards?kind=missions", own: ["C43", "CA23", ...claims], in: frame },
];

describe("the platform calls of a member's page", () => {
  it.each(pages)(
    "U11 U26 C22 $path: its own calls and the balance, once the frame's data is cached",
    async (page) => {
      const { browser } = await member(`member-calls-${pages.indexOf(page)}`);
      const send = await browser();
      const first = (await send(page.path)).calls;
      for (const id of page.in) expect(first.filter((one) => one === id)).toEqual([id]);
      expect((await send(page.path)).calls).toEqual(["C22", ...page.own].sort());
    },
  );
});

/** Returns the number on the badge of an entry of the member center's menu. The page has the menu twice. */
const badge = (html: string, path: string) => {
  const links = html.matchAll(new RegExp(`<a [^>]*href="${path}"[^>]*>(.*?)</a>`, "gs"));
  const counts = [...links].map(([, inner = ""]) =>
    /aria-hidden="true">(\d+)\+?<\/span>/.exec(inner),
  );
  return Math.max(...counts.map((found) => Number(found?.[1] ?? 0)));
};

describe("a change is visible on the next page", () => {
  it("U26 U27j C47 CA27 a claimed reward, a read message", async () => {
    const { browser } = await member("member-changes");
    const [send, elsewhere] = [await browser(), await browser()];
    const counts = async (by = send) => {
      const { html } = await by("/member/bets");
      return ["/member/rewards", "/member/messages"].map((path) => badge(html, path));
    };
    const [rewards = 0, messages = 0] = await counts();
    expect(Math.min(rewards, messages)).toBeGreaterThan(1);
    expect(await counts()).toEqual([rewards, messages]);
    expect(await counts(elsewhere)).toEqual([rewards, messages]);

    const list = (await send("/member/rewards")).html;
    const rewardId = /name="rewardId" value="([^"]+)"/.exec(list)?.[1] ?? "";
    expect((await send("/member/rewards", { rewardId })).calls).toContain("C47");
    // The inbox counts rewards, too (H7).
    expect(await counts()).toEqual([rewards - 1, messages - 1]);

    const inbox = (await send("/member/messages?kind=messages")).html;
    const id = /name="id" value="([^"]+)"/.exec(inbox)?.[1] ?? "";
    expect((await send("/member/messages", { intent: "read", id })).calls).toContain("CA27");
    expect(await counts()).toEqual([rewards - 1, messages - 2]);
  });

  it("S20 C36 C37 a favourite is added and removed", async () => {
    const { browser } = await member("member-favorites");
    const send = await browser();
    const cards = async () =>
      (await send("/rng")).html.match(/<article class="game".*?<\/article>/gs) ?? [];
    const open = /aria-pressed="false"/;
    const card = (await cards()).find((one) => open.test(one)) ?? "";
    const [, id = ""] = /data-game="([^"]+)"/.exec(card) ?? [];
    const [, game = ""] = /name="game" value="([^"]+)"/.exec(card) ?? [];
    const now = async () => (await cards()).find((one) => one.includes(`data-game="${id}"`)) ?? "";
    for (const [favorite, call] of [
      ["1", "C36"],
      ["0", "C37"],
    ] as const) {
      const form = { game: game.replaceAll("&quot;", '"').replaceAll("&amp;", "&"), favorite };
      expect((await send("/favorites/toggle", form)).calls).toContain(call);
      expect(await now()).toContain(`aria-pressed="${favorite === "1"}"`);
    }
  });
});
