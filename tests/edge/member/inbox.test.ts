/** The inbox: one number in header, bar and page, and what this browser has read (H7, decision 0036). */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** A browser that keeps the cookies of what it has read. @param own the headers that only it sends */
function browser(world: string, session = "", own: Record<string, string> = {}) {
  let news = "";
  return async (path: string, form?: Record<string, string>) => {
    const cookie = [session, news].filter(Boolean).join("; ");
    const headers = { ...own, cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
    const body = form && new URLSearchParams(form);
    const answer = await portal.fetch(path, {
      as: { world },
      method: form ? "POST" : "GET",
      headers,
      body,
    });
    const stored = answer.headers.getSetCookie().find((line) => line.startsWith("read-news="));
    if (stored) news = stored.split(";")[0] ?? "";
    return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
  };
}

const devices = {
  computer:
    "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36",
  phone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
};

/** Equal logins from one address within seconds share a session, so each has its own. */
let address = 0;

/** A browser on a device, signed in there. */
async function signedInOn(device: keyof typeof devices, world: string) {
  address += 1;
  const headers = {
    "user-agent": devices[device],
    "x-dev-address": `203.0.113.${address}`,
  };
  return browser(world, await signIn(portal, { world, headers }), headers);
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
  const send = browser("inbox-number", await signIn(portal, { world: "inbox-number" }));
  const { html } = await send("/member/messages");
  const count = header(html);
  expect(count).toBeGreaterThan(3);
  expect([bar(html), tab(html, "All"), unreadRows(html)]).toEqual([count, count, count]);
  const kinds = ["Messages", "Announcements", "Rewards", "Contracts"];
  expect(kinds.map((kind) => tab(html, kind)).reduce((sum, each) => sum + each)).toBe(count);
  for (const kind of kinds.filter((each) => tab(html, each) > 0)) {
    const page = (await send(`/member/messages?kind=${kind.toLowerCase()}`)).html;
    expect([kind, unreadRows(page)]).toEqual([kind, tab(html, kind)]);
  }
});

it("H7 CA27 what is read counts no more, in the page that marks it and on the next one", async () => {
  const send = browser("inbox-read", await signIn(portal, { world: "inbox-read" }));
  const { html } = await send("/member/messages?kind=announcements");
  const before = header(html);
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const marked = await send("/member/messages?kind=announcements", {
    id,
    intent: "readAnnouncement",
  });
  expect([marked.status, header(marked.html)]).toEqual([200, before - 1]);
  expect(header((await send("/")).html)).toBe(before - 1);
  const all = (await send("/member/messages", { intent: "readAll" })).html;
  expect([tab(all, "Messages"), tab(all, "Announcements")]).toEqual([0, 0]);
  expect(header((await send("/")).html)).toBe(tab(all, "Rewards") + tab(all, "Contracts"));
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

it("G26 a sign-in on a new device is a message with links to the security page, until the owner has read it", async () => {
  const world = "inbox-sign-in";
  const computer = await signedInOn("computer", world);
  const before = (await computer("/member/messages")).html;
  expect(before).not.toContain("New login");
  const phone = await signedInOn("phone", world);
  // The number of a session is up to half a minute old, so another session of the computer shows the new one.
  const again = await signedInOn("computer", world);
  const { html } = await again("/member/messages?kind=messages");
  const count = header(html);
  expect([count, bar(html), unreadRows(html)]).toEqual([
    header(before) + 1,
    header(before) + 1,
    tab(before, "Messages") + 1,
  ]);
  expect(html).toContain("New login: Safari · iOS");
  for (const to of ["/member/security#sessions", "/member/security#password"]) {
    expect(html).toContain(`href="${to}"`);
  }
  const security = (await again("/member/security")).html;
  expect(security).toContain('id="sessions"');
  expect(security).toContain('id="password"');
  const id = /name="id" value="([0-9a-f]{24})"/.exec(html)?.[1] ?? "";
  expect(id).not.toBe("");
  const form = { id, intent: "readSignIn" };
  const kind = "/member/messages?kind=messages";
  // Reading it on the device itself counts there only.
  expect(header((await phone(kind, form)).html)).toBe(header(before));
  expect(unreadRows((await again(kind)).html)).toBe(tab(before, "Messages") + 1);
  const marked = await again(kind, form);
  expect([marked.status, header(marked.html)]).toEqual([200, header(before)]);
  expect(header((await again("/")).html)).toBe(header(before));
  const third = await signedInOn("computer", world);
  const read = (await third(kind)).html;
  expect(read).toContain("New login: Safari · iOS");
  expect(header(read)).toBe(header(before));
});
