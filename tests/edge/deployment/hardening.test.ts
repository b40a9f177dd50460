import { describe, expect, it } from "vitest";
import { limitsByAddress } from "../../../gateway/limits/address-limits.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { signIn } from "../../support/sign-in.mjs";

const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ logTo: log });

const formOf = (origin: string) => ({
  method: "POST",
  headers: {
    origin,
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
  },
  body: "a=1",
});

describe("forms that no route handles", () => {
  it.each([
    "/",
    "/promotions",
    "/nowhere/at/all",
    "/promotions.data",
    "/_root.data",
    "/nowhere.data",
    "/healthz",
    "/robots.txt",
    "/member/bets",
    "/home?index",
  ])("A150 %s responds with the allowed methods, and the error log stays empty", async (path) => {
    log.lines.length = 0;
    const answer = await portal.fetch(path, formOf(portal.origin));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const request = () =>
      log.lines.filter((line) => line.includes("event=request") || /request /.test(line));
    await expect.poll(request).not.toEqual([]);
    expect(log.lines.filter((line) => /^(error|warn):|Error:/.test(line))).toEqual([]);
  });

  it("A150 a form in a browser gets an error page, and the error log stays empty", async () => {
    log.lines.length = 0;
    const { method, headers, body } = formOf(portal.origin);
    for (const path of ["/", "/promotions", "/member/bets"]) {
      const html = { ...headers, accept: "text/html" };
      const answer = await portal.fetch(path, { method, body, headers: html });
      expect(answer.status, path).toBe(405);
      expect(await answer.text(), path).toContain("<title>");
    }
    expect(log.lines.filter((line) => /^error:|Error:/.test(line))).toEqual([]);
  });

  it("A150 a foreign origin is refused, although Sec-Fetch-Site is same-origin", async () => {
    log.lines.length = 0;
    for (const origin of ["https://evil.test", "null", "http://localhost:1"]) {
      const answer = await portal.fetch("/login", formOf(origin));
      expect(answer.status).toBe(403);
    }
    expect(log.lines.filter((line) => /^error:|Error:/.test(line))).toEqual([]);
  });
});

it("A147 a page that waits for a report is streamed to a browser that accepts compression", async () => {
  const world = portal.world("streamed");
  const cookie = await signIn(portal, { world: world.name, username: "agent1" });
  await world.fault({ match: { id: "CA20" }, fault: { kind: "hang-before-headers" } });
  // The user agent of a browser: for a crawler, the page waits for every block.
  const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  const headers = {
    cookie,
    accept: "text/html",
    "accept-encoding": "gzip, br",
    "user-agent": browser,
  };
  const answer = await portal.fetch("/agentHome/records", { as: { world: world.name }, headers });
  expect(answer.headers.get("content-encoding")).toBe("identity");
  const reader = answer.body?.getReader();
  const text = new TextDecoder();
  let page = "";
  // React writes this marker for a pending block. After a failure, the error would be in its place.
  const pendingBlock = "<!--$?-->";
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    page += text.decode(read.value, { stream: true });
    if (page.includes(pendingBlock)) break;
  }
  expect(page).toContain(pendingBlock);
  expect(page).not.toContain("data-block-failed");
  await reader?.cancel();
  await world.clearFaults();
});

describe("requests for invented values", () => {
  const requested = async (world: string) =>
    (await portal.world(world).calls()).filter(({ id }) => id === "C26").length;
  const from = (world: string) => ({ as: { world, address: "203.0.113.77" } });

  it("A148 make no platform call for an unknown provider", async () => {
    await portal.fetch("/rng", from("vendors"));
    await portal.world("vendors").forgetCalls();
    for (let n = 0; n < 40; n += 1) await portal.fetch(`/rng?vendor=NOBODY${n}`, from("vendors"));
    expect(await requested("vendors")).toBe(0);
  });

  it("A148 C28 make no platform call for an unknown class", async () => {
    await portal.fetch("/rng?class=JP", from("classes"));
    await portal.world("classes").forgetCalls();
    for (let n = 0; n < 20; n += 1) await portal.fetch(`/rng?class=NO${n}`, from("classes"));
    expect(await requested("classes")).toBe(0);
  });

  it("A148 searches of one address reach the platform 200 times a minute, then get 429; another address is not affected", async () => {
    const { world, address } = { world: "searches", address: "203.0.113.78" };
    const query = "query ($filter: GameFilter!) { games(filter: $filter) { pageInfo { total } } }";
    const search = async (words: string, as = { world, address }) => {
      const variables = { filter: { search: words } };
      const answer = await portal.graphql(query, { variables, as });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      return { code: errors?.[0]?.extensions.code, after: answer.headers.get("retry-after") };
    };
    const { most } = limitsByAddress.reads;
    /** The searches that reached the platform; the page starts the reader of the search index, which names no game. */
    const searched = async () =>
      (await portal.world(world).calls()).filter(({ id, query }) => id === "C26" && query.gameName);
    for (let n = 0; n < most; n += 20) {
      const words = Array.from({ length: 20 }, (_, at) => search(`word ${n + at}`));
      for (const { code } of await Promise.all(words)) expect(code).toBeUndefined();
    }
    const late = await search("one more");
    expect(late.code).toBe("THROTTLED");
    expect(Number(late.after)).toBeGreaterThan(0);
    expect(Number(late.after)).toBeLessThanOrEqual(60);
    expect(await searched()).toHaveLength(most);
    const open = (path: string, headers: Record<string, string> = {}, as: object = {}) =>
      portal.fetch(path, {
        as: { world, address, ...as },
        headers: { accept: "text/html", ...headers },
      });
    const page = await open("/rng?q=another");
    const text = await page.text();
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).toContain("You did nothing wrong");
    expect(text).toMatch(/in \d+ seconds?</);
    expect(await searched()).toHaveLength(most);
    // A149: neighbours of the address. A member is not hit, and a guest whose mark is an hour old is not.
    const member = await signIn(portal, { world, username: "player1" });
    expect((await open("/rng?q=mine", { cookie: member })).status).toBe(200);
    const mark = page.headers.getSetCookie().find((line) => line.startsWith("visitor="));
    const cookie = mark?.split(";")[0] ?? "";
    expect(cookie).not.toBe("");
    expect((await open("/rng?q=young", { cookie })).status).toBe(429);
    const later = { "clock-ahead": "3600000" };
    const crowd = Array.from({ length: 10 }, (_, n) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          search(`crowd ${n} ${at}`, { world, address, ...later } as never),
        ),
      ),
    );
    await Promise.all(crowd);
    expect((await open("/rng?q=late", {}, later)).status).toBe(429);
    expect((await open("/rng?q=aged", { cookie }, later)).status).toBe(200);
    await portal.world(world).forgetCalls();
    // A cached search is not limited, and neither are other addresses.
    expect((await search("word 1")).code).toBeUndefined();
    expect((await search("one more", { world, address: "203.0.113.79" })).code).toBeUndefined();
    expect(await searched()).toHaveLength(1);
  });
});

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome · Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari · iOS",
  ],
])("A151 CA5 C1 a login with %s is on the security page as %s", async (agent, device) => {
  const world = `devices-${device.replace(/\W+/g, "-").toLowerCase()}`;
  const cookie = await signIn(portal, { world, headers: { "user-agent": agent } });
  // The list shows the browser of the login, not the browser that requests the list.
  const headers = { cookie, "user-agent": "node" };
  const query = "{ accountSessions { current device } }";
  const answer = await portal.graphql(query, { headers, as: { world } });
  expect(await answer.json()).toEqual({ data: { accountSessions: [{ current: true, device }] } });
  const page = await portal.fetch("/member/security", { headers, as: { world } });
  expect(await page.text()).toContain(`>${device}</p>`);
});

it("A151 three simultaneous logins without a key or a cookie create one session", async () => {
  const as = { world: "at-once", address: "203.0.113.90" };
  const query = `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`;
  const accounts = await portal.world("at-once").accounts();
  const password = accounts.find(({ account }) => account === "player1")?.password;
  const variables = { input: { username: "player1", password } };
  const logIn = async () => {
    const answer = await portal.graphql(query, { variables, as });
    expect(await answer.text()).toContain("LoginSuccess");
    return answer.headers
      .getSetCookie()
      .find((line) => line.startsWith("sid="))
      ?.split(";")[0];
  };
  const sessions = await Promise.all([logIn(), logIn(), logIn()]);
  expect(sessions[0]).toBeDefined();
  expect(new Set(sessions).size).toBe(1);
  const logins = (await portal.world("at-once").calls()).filter(({ id }) => id === "C1");
  expect(logins).toHaveLength(1);
});

it("A204 over http no cookie has a prefix or Secure, because Safari would not store it, and each is read", async () => {
  const body = new URLSearchParams({ lang: "ko", returnTo: "/" });
  const headers = { origin: portal.origin };
  const answer = await portal.fetch("/language", { method: "POST", body, headers });
  expect(answer.headers.getSetCookie()).toEqual([
    "lang=ko; Path=/; Max-Age=31536000; SameSite=Lax",
  ]);
  const chosen = await portal.fetch("/help", { headers: { cookie: "lang=ko" } });
  expect(await chosen.text()).toContain('<html lang="ko"');
  const form = await portal.fetch("/login");
  const lines = form.headers.getSetCookie();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /__Host-|Secure/.test(line))).toEqual([]);
});
