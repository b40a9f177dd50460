/** The inbox: one number in header, bar and page, and what this browser has read (H7, decision 0036). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";
import { signIn } from "../support/sign-in.mjs";

let portal: Portal;
beforeAll(async () => {
  portal = await bootPortal();
});
afterAll(() => portal.stop());

/** A browser that keeps the cookies of what it has read. */
function browser(world: string, session = "") {
  let news = "";
  return async (path: string, form?: Record<string, string>) => {
    const cookie = [session, news].filter(Boolean).join("; ");
    const headers = { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
    const body = form && new URLSearchParams(form);
    const answer = await portal.fetch(path, {
      as: { world },
      method: form ? "POST" : "GET",
      headers,
      body,
    });
    const own = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-read-news="));
    if (own) news = own.split(";")[0] ?? "";
    return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
  };
}

/** The number of an element of the page, 0 without one. */
const numberIn = (html: string, pattern: RegExp) => Number(pattern.exec(html)?.[1] ?? 0);
const header = (html: string) => numberIn(html, /Messages \((\d+) unread\)/);
const bar = (html: string) =>
  numberIn(html.slice(html.indexOf('class="bottom-bar ')), /aria-hidden="true"[^>]*>(\d+)</);
const tab = (html: string, name: string) =>
  numberIn(html.slice(html.indexOf("<main")), new RegExp(`${name} \\((\\d+)\\)`));
const unreadRows = (html: string) => (html.match(/sr-only">Unread<!-- -->: </g) ?? []).length;

it("H7 header, bar, tabs and rows of the inbox have one number, and each kind leads to its own", async () => {
  const ask = browser("inbox-number", await signIn(portal, { world: "inbox-number" }));
  const { html } = await ask("/member/messages");
  const count = header(html);
  expect(count).toBeGreaterThan(3);
  expect([bar(html), tab(html, "All"), unreadRows(html)]).toEqual([count, count, count]);
  const kinds = ["Messages", "Announcements", "Rewards", "Contracts"];
  expect(kinds.map((kind) => tab(html, kind)).reduce((sum, each) => sum + each)).toBe(count);
  for (const kind of kinds.filter((each) => tab(html, each) > 0)) {
    const page = (await ask(`/member/messages?kind=${kind.toLowerCase()}`)).html;
    expect([kind, unreadRows(page)]).toEqual([kind, tab(html, kind)]);
  }
});

it("H7 CA27 what is read counts no more, in the page that marks it and on the next one", async () => {
  const ask = browser("inbox-read", await signIn(portal, { world: "inbox-read" }));
  const { html } = await ask("/member/messages?kind=announcements");
  const before = header(html);
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const marked = await ask("/member/messages?kind=announcements", {
    id,
    intent: "readAnnouncement",
  });
  expect([marked.status, header(marked.html)]).toEqual([200, before - 1]);
  expect(header((await ask("/")).html)).toBe(before - 1);
  const all = (await ask("/member/messages", { intent: "readAll" })).html;
  expect([tab(all, "Messages"), tab(all, "Announcements")]).toEqual([0, 0]);
  expect(header((await ask("/")).html)).toBe(tab(all, "Rewards") + tab(all, "Contracts"));
});

it("H7 A20 a guest has the announcements, and a member is led to the own inbox", async () => {
  const guest = browser("inbox-guest");
  const { status, html } = await guest("/inbox");
  expect(status).toBe(200);
  const count = unreadRows(html);
  expect(count).toBeGreaterThan(1);
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(unreadRows((await guest("/inbox", { id, intent: "readAnnouncement" })).html)).toBe(
    count - 1,
  );
  expect(unreadRows((await guest("/inbox")).html)).toBe(count - 1);
  expect((await guest("/member/messages")).to).toContain("/login?returnTo=");
  const member = browser("inbox-guest", await signIn(portal, { world: "inbox-guest" }));
  expect((await member("/inbox?kind=rewards")).to).toBe("/member/messages?kind=rewards");
});
