import { describe, expect, it } from "vitest";
import english from "../../../app/locales/en/everywhere/errors.ts";
import forms from "../../../app/locales/en/forms.ts";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";

const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ logTo: log });

const password = "Portico#2026";
const login = `mutation { login(input: {username: "player1", password: "${password}"}) {
  __typename ... on LoginSuccess { viewer { account role } } } }`;
const whoAmI = "{ viewer { account balance { money { amount } } } }";

async function sendRequest(query: string, world: string, cookie = "", ahead = 0) {
  const answer = await portal.graphql(query, {
    headers: cookie ? { cookie } : {},
    as: { world, "clock-ahead": ahead },
  });
  const line = answer.headers.getSetCookie().find((stored) => stored.startsWith("sid="));
  return { answer, line, cookie: line?.split(";")[0] ?? cookie, result: await answer.json() };
}

describe("signing in over HTTP", () => {
  it("A43 sets an HttpOnly cookie as the only value that identifies the session", async () => {
    const { answer, line, result } = await sendRequest(login, "in1");
    expect(result).toMatchObject({
      data: { login: { viewer: { account: "player1", role: "MEMBER" } } },
    });
    expect(line).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("a second login creates a new id, and the old cookie is invalid", async () => {
    const first = await sendRequest(login, "in2");
    const second = await sendRequest(login, "in2", first.cookie);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await sendRequest(whoAmI, "in2", first.cookie)).result).toEqual({
      data: { viewer: null },
    });
    const { result } = await sendRequest(whoAmI, "in2", second.cookie);
    expect(result).toMatchObject({ data: { viewer: { account: "player1" } } });
  });

  it("S8 logout deletes the cookie", async () => {
    const { cookie } = await sendRequest(login, "in3");
    const out = await sendRequest("mutation { logout { landing } }", "in3", cookie);
    expect(out.line).toBe("sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    expect((await sendRequest(whoAmI, "in3", cookie)).result).toEqual({ data: { viewer: null } });
  });

  it("a token that the platform has revoked ends the session once", async () => {
    const { cookie } = await sendRequest(login, "in4");
    await portal.world("in4").fault({ match: { id: "C22" }, fault: { kind: "expired-token" } });
    const ended = await sendRequest(whoAmI, "in4", cookie);
    expect(ended.line).toContain("Max-Age=0");
    expect((await sendRequest(whoAmI, "in4", cookie)).result).toEqual({ data: { viewer: null } });
  });

  it("a signed-in member's page is not cached", async () => {
    const { cookie } = await sendRequest(login, "in5");
    const page = await portal.fetch("/", { headers: { cookie }, as: { world: "in5" } });
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toContain("player1");
    const guest = await portal.fetch("/", { as: { world: "in5" } });
    expect(await guest.text()).not.toContain("player1");
  });

  it("no password, cookie or account is in the log", async () => {
    const { cookie } = await sendRequest(login, "in6");
    await sendRequest(whoAmI, "in6", cookie);
    await expect.poll(() => log.lines.some((line) => line.includes("call=C1 "))).toBe(true);
    const text = log.lines.join("\n");
    expect(text).not.toContain(password);
    expect(text).not.toContain(cookie.split("=")[1]);
    expect(text).not.toContain("player1");
  });
});

/** Simulates a browser with cookies that opens pages and submits forms, without following redirects. */
async function browser(world: string, there: Portal = portal) {
  const jar = new Map<string, string>();
  const take = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      if (/Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const send = (path: string, body?: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const form = { origin: there.origin, "content-type": "application/x-www-form-urlencoded" };
    const headers = { ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : form) };
    const method = body === undefined ? "GET" : "POST";
    return there.fetch(path, { method, headers, body, as: { world } });
  };
  const open = async (path: string, body?: string) => take(await send(path, body));
  return { jar, take, send, open };
}
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
type Send = Awaited<ReturnType<typeof browser>>["send"];

/** Submits a form twice, as a double click before hydration does. */
function bothAt(send: Send, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  return Promise.all([send(path, body), send(path, body)]);
}

const sessionIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith("sid"))
    ?.split(";")[0];

describe("A118 one form is one login", () => {
  it("a double-clicked login makes one platform call and leaves one session", async () => {
    const world = "double";
    const { jar, take, send, open } = await browser(world);
    const html = await (await open("/login")).text();
    const form = html.slice(html.indexOf('id="login-username"') - 2000);
    const fields = { username: "player1", password, key: keyIn(form), returnTo: "/member" };
    const clicks = await bothAt(send, "/login", fields);
    expect(clicks.map(({ status }) => status)).toEqual([302, 302]);
    expect(new Set(clicks.map(sessionIn)).size).toBe(1);
    clicks.map(take);
    const calls = await portal.world(world).calls();
    expect(calls.filter(({ id }) => id === "C1")).toHaveLength(1);
    expect((await send("/member")).status).toBe(200);
    expect(jar.has("guest")).toBe(false);
  });

  it("S6 A13 a double-clicked trial creates one account and one session", async () => {
    const world = "double-trial";
    const { take, send, open } = await browser(world);
    const html = await (await open("/login")).text();
    const form = html.slice(html.indexOf('value="freePlay"') - 600);
    const fields = { intent: "freePlay", key: keyIn(form), returnTo: "/recent" };
    const clicks = await bothAt(send, "/login", fields);
    expect(clicks.map(({ headers }) => headers.get("location"))).toEqual(["/recent", "/recent"]);
    expect(new Set(clicks.map(sessionIn)).size).toBe(1);
    clicks.map(take);
    const calls = await portal.world(world).calls();
    expect(calls.filter(({ id }) => id === "C2")).toHaveLength(1);
    expect((await send("/recent")).status).toBe(200);
  });

  it("V49 a registration marks required fields, and only those, with a star that it explains", async () => {
    const { open } = await browser("starred");
    const html = await (await open("/register?tab=username")).text();
    expect(html).toContain(forms.starred);
    expect(html).toContain("Fields marked * are required.");
    const ids = [...html.matchAll(/<label for="(register-[\w-]+)"[^>]*>(.*?)<\/label>/gs)];
    const fields = ids.map(([, id = "", label = ""]) => ({
      name: id,
      starred: / \*</.test(label),
      required: new RegExp(`<(?:input|select)[^>]* id="${id}"[^>]*>`)
        .exec(html)?.[0]
        .includes(' required=""'),
    }));
    expect(fields.filter(({ starred }) => starred).length).toBeGreaterThan(2);
    expect(fields.filter(({ starred }) => !starred).length).toBeGreaterThan(0);
    for (const { name, starred, required } of fields) expect(required, name).toBe(starred);
  });

  it("S5 a double-clicked registration creates one account and one session", async () => {
    const world = "double-register";
    const { take, send, open } = await browser(world);
    const html = await (await open("/register?tab=username")).text();
    const captcha = (await portal.world(world).captchas()).at(-1)?.answer ?? "";
    const fields = {
      kind: "USERNAME",
      key: keyIn(html),
      returnTo: "/member",
      captcha,
      username: "twice77",
      password: "Twice#2026",
      confirmPassword: "Twice#2026",
      payeeName: "Mina Park",
      adult: "on",
      termsAccepted: "on",
    };
    const clicks = await bothAt(send, "/register", fields);
    expect(clicks.map(({ headers }) => headers.get("location"))).toEqual(["/member", "/member"]);
    expect(new Set(clicks.map(sessionIn)).size).toBe(1);
    clicks.map(take);
    const calls = await portal.world(world).calls();
    expect(calls.filter(({ id }) => id === "C7")).toHaveLength(1);
    expect((await send("/member")).status).toBe(200);
  });

  it("E7 A144 a locked account is reported for the right password only", async () => {
    const found = (await portal.world("locked").accounts()).find(
      ({ account }) => account === "locked1",
    );
    const tries = (
      secret = "",
    ) => `mutation { login(input: {username: "locked1", password: "${secret}"}) {
      __typename ... on InvalidCredentials { captchaRequired } ... on AccountNotAllowed { reason } } }`;
    const right = await sendRequest(tries(found?.password), "locked");
    const wrong = await sendRequest(tries("Wrong#2026"), "locked");
    expect(right.result).toMatchObject({
      data: { login: { __typename: "AccountNotAllowed", reason: "LOCKED" } },
    });
    expect(wrong.result).toMatchObject({ data: { login: { __typename: "InvalidCredentials" } } });
  });

  it("S8 logout clears the browser's storage, except the language", async () => {
    const { cookie } = await sendRequest(login, "clear");
    const headers = { origin: portal.origin, cookie: `${cookie}; __Host-lang=ko` };
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const out = await portal.fetch("/logout", {
      method: "POST",
      headers: { ...headers, ...type },
      body: "",
      as: { world: "clear" },
    });
    expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect(out.headers.getSetCookie().some((line) => /^lang=/.test(line))).toBe(false);
  });

  it("A41 the role follows the platform within a minute", async () => {
    const world = "follow";
    const { cookie } = await sendRequest(login, world);
    await portal.world(world).set({ memberPatch: { account: "player1", type: 1 } });
    const role = async (ahead: number) => {
      const { result } = await sendRequest("{ viewer { role } }", world, cookie, ahead);
      return (result as { data: { viewer: { role: string } } }).data.viewer.role;
    };
    for (let view = 0; view < 5; view += 1) await role(0);
    await expect.poll(() => role(61_000), { timeout: 60_000 }).toBe("AGENT");
    const requested = (await portal.world(world).calls()).filter(({ id }) => id === "C6");
    expect(requested.length).toBeLessThanOrEqual(3);
  });
});

it("A21 M15 a trial player at /member sees that it requires a real account", async () => {
  const world = "trial-member";
  const { send, open } = await browser(world);
  const html = await (await open("/login")).text();
  const key = keyIn(html.slice(html.indexOf('value="freePlay"') - 600));
  await open("/login", new URLSearchParams({ intent: "freePlay", key }).toString());
  for (const path of ["/member", "/member/deposit", "/member/deposit/7", "/member/withdraw"]) {
    const away = await send(path);
    expect(away.status, path).toBe(302);
    expect(away.headers.get("location"), path).toBe("/?notice=real-account");
  }
  const home = await (await send("/?notice=real-account")).text();
  expect(home).toContain(english.in_need_true_account);
});

describe("A43 a changed session key", () => {
  it("causes no redirect loop: the login shows its form", async () => {
    const { cookie } = await sendRequest(login, "default");
    const other = await bootPortal();
    try {
      // Another portal has another key and other Durable Objects, so this cookie's session does not exist there.
      const { jar, open } = await browser("default", other);
      jar.set("sid", cookie.split("=")[1] ?? "");
      const away = await open("/member");
      expect(away.headers.get("location")).toBe("/login?returnTo=%2Fmember");
      const page = await open(away.headers.get("location") ?? "");
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('id="login-password"');
    } finally {
      await other.stop();
    }
  });

  it("a visitor who was just refused a page gets the login form, even with a valid session", async () => {
    const { cookie } = await sendRequest(login, "shut");
    const get = (cookies: string) =>
      portal.fetch("/login?returnTo=%2Fmember", {
        headers: { cookie: cookies },
        as: { world: "shut" },
      });
    expect((await get(cookie)).status).toBe(302);
    const page = await get(`${cookie}; __Host-shut=1`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('id="login-password"');
  });
});

describe("A205 a browser that stores no cookie", () => {
  it("is told so after a login, which goes on at once where the cookie is stored", async () => {
    const world = "no-cookies";
    const { jar, send, open } = await browser(world);
    const html = await (await open("/login?returnTo=/member")).text();
    const form = html.slice(html.indexOf('id="login-username"') - 2000);
    const fields = { username: "player1", password, key: keyIn(form), returnTo: "/member" };
    jar.clear();
    const answer = await send("/login", new URLSearchParams(fields).toString());
    const away = answer.headers.get("location") ?? "";
    expect(away).toBe("/login?notice=cookies&returnTo=%2Fmember");
    const session = sessionIn(answer) ?? "";
    const stored = await portal.fetch(away, { headers: { cookie: session }, as: { world } });
    expect(stored.headers.get("location")).toBe("/member");
    const page = await portal.fetch(away, { as: { world } });
    expect(await page.text()).toContain("Allow cookies for this site");
  });
});
