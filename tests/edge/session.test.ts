import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { esbuild } from "../bench/tools.mjs";
import type { Step } from "./session-worker.ts";

const minute = 60_000;
const start = Date.now();
let miniflare: Miniflare;

beforeAll(async () => {
  const bundle = await esbuild.build({
    entryPoints: ["tests/edge/session-worker.ts"],
    bundle: true,
    write: false,
    format: "esm",
    external: ["cloudflare:workers"],
  });
  miniflare = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.js", contents: bundle.outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    durableObjects: {
      SESSIONS: { className: "SessionObject", useSQLite: true },
      LIMITS: { className: "LimitObject", useSQLite: true },
    },
  });
  await miniflare.ready;
});
afterAll(() => miniflare.dispose());

type Keys = { current: string; previous: string | null };

/** One browser: keeps its cookies and runs steps, each call one request. */
function visitor() {
  const jar = new Map<string, string>();
  return {
    lines: [] as string[],
    get cookies() {
      const held = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      return held === "" ? null : held;
    },
    set cookies(value: string | null) {
      jar.clear();
      for (const pair of value?.split("; ") ?? []) {
        const [name = "", text = ""] = pair.split("=");
        jar.set(name, text);
      }
    },
    /** Sends now with the cookies of now; `take` is the answer's arrival, which may come late. */
    async ask(steps: Array<[string, ...unknown[]]>, at = 0, active = false, keys?: Keys) {
      const asked: Step[] = steps.map(([name, ...args]) => {
        const [port, method] = name.includes(".") ? name.split(".") : ["session", name];
        return { port: port as Step["port"], method: method ?? "", args };
      });
      const body = JSON.stringify({
        ...{ cookies: this.cookies, now: start + at, active, steps: asked },
        ...(keys ? { keys } : {}),
      });
      const response = await miniflare.dispatchFetch("http://test/", { method: "POST", body });
      if (!response.ok) throw new Error(await response.text());
      return response;
    },
    async take(response: Awaited<ReturnType<typeof this.ask>>) {
      this.lines = response.headers.getSetCookie();
      for (const line of this.lines) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return (await response.json()) as unknown[];
    },
    async run(steps: Array<[string, ...unknown[]]>, at = 0, active = false, keys?: Keys) {
      return this.take(await this.ask(steps, at, active, keys));
    },
  };
}

const account = (role: string) => ({
  id: "7",
  account: "player1",
  nickname: "P",
  type: 0,
  role,
  currency: "USD",
});
const login = (role = "MEMBER", remember = false): [string, ...unknown[]] => [
  "begin",
  {
    account: account(role),
    firstLogin: false,
    passwordChangeRequired: false,
    token: `token-of-${role}`,
  },
  { remember },
];

describe("the session", () => {
  it("A43 begins with a __Host- cookie, keeps the token sealed and gives it back", async () => {
    const browser = visitor();
    const [record] = await browser.run([login()]);
    expect(record).toMatchObject({
      account: { account: "player1" },
      expiresAt: start + 30 * minute,
    });
    expect(record).not.toHaveProperty("sealedToken");
    expect(browser.lines).toHaveLength(1);
    expect(browser.lines[0]).toMatch(
      /^__Host-sid=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(await browser.run([["token"]])).toEqual(["token-of-MEMBER"]);
  });

  it("A44 remember lets the cookie live one day", async () => {
    const browser = visitor();
    await browser.run([login("MEMBER", true)]);
    expect(browser.lines[0]).toContain("; Max-Age=86400;");
  });

  it("a guest who only reads gets no cookie, and an invented one is not adopted", async () => {
    const browser = visitor();
    expect(await browser.run([["read"], ["token"], ["get", "captcha"]])).toEqual([
      null,
      null,
      null,
    ]);
    expect(browser.lines).toEqual([]);
    browser.cookies = `__Host-sid=${"A".repeat(43)}; __Host-guest=${"A".repeat(43)}`;
    await browser.run([["set", "captcha", "x"]]);
    expect(browser.cookies).not.toContain("__Host-guest=AAAA");
    expect(await browser.run([["get", "captcha"]])).toEqual(["x"]);
  });

  it("a login makes a new id, and the old one dies at once with what it held", async () => {
    const browser = visitor();
    await browser.run([["set", "captcha", "old"]]);
    const before = browser.cookies;
    await browser.run([login()]);
    expect(browser.cookies).not.toBe(before);
    expect(await browser.run([["get", "captcha"]])).toEqual([null]);
    const thief = visitor();
    thief.cookies = before;
    expect(await thief.run([["read"], ["get", "captcha"]])).toEqual([null, null]);
  });

  it("S8 ends once, with the cookie taken back", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const before = browser.cookies;
    expect(await browser.run([["end"], ["end"], ["read"]])).toEqual([null, null, null]);
    expect(browser.lines).toEqual([
      "__Host-sid=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax",
    ]);
    browser.cookies = before;
    expect(await browser.run([["read"], ["token"]])).toEqual([null, null]);
  });

  it.each([
    ["MEMBER", 30],
    ["TRIAL", 30],
    ["AGENT", 15],
  ])("idles out: %s after %i minutes, polling or not", async (role, minutes) => {
    const browser = visitor();
    await browser.run([login(role)]);
    const almost = minutes * minute - 1;
    expect((await browser.run([["read"]], almost))[0]).not.toBeNull();
    expect((await browser.run([["read"]], minutes * minute))[0]).toBeNull();
  });

  it("a page view, keepAlive and a deliberate act move the idle limit; 12 hours end it anyway", async () => {
    const browser = visitor();
    await browser.run([login()]);
    await browser.run([["read"]], 20 * minute, true);
    const [, kept] = await browser.run([["touch"], ["read"]], 45 * minute);
    expect(kept).toMatchObject({ expiresAt: start + 75 * minute });
    await browser.run([["throttle", "favorite"]], 70 * minute);
    expect((await browser.run([["read"]], 99 * minute))[0]).not.toBeNull();
    for (let at = 99; at < 720; at += 25) await browser.run([["touch"]], at * minute);
    const [late] = await browser.run([["read"]], 719 * minute);
    expect(late).toMatchObject({ expiresAt: start + 720 * minute });
    expect((await browser.run([["read"]], 720 * minute))[0]).toBeNull();
  });

  it("the alarm empties a session that is over", async () => {
    const browser = visitor();
    await browser.run([login()], -13 * 60 * minute);
    await expect
      .poll(() => browser.run([["read"]], -13 * 60 * minute), { timeout: 30_000 })
      .toEqual([null]);
  });

  it("V55–V57, A103: one favourite a second, leading edge, per action", async () => {
    const browser = visitor();
    expect(await browser.run([["throttle", "favorite"]])).toEqual([null]);
    const again = await browser.run(
      [
        ["throttle", "favorite"],
        ["throttle", "captcha"],
      ],
      400,
    );
    expect(again).toEqual([600, null]);
    expect(await browser.run([["throttle", "favorite"]], 1000)).toEqual([null]);
  });

  it("an idempotency key has one effect, and another amount is refused", async () => {
    const browser = visitor();
    const claim = (fingerprint: string): [string, ...unknown[]] => ["claim", "key-1", fingerprint];
    expect(await browser.run([claim("a"), claim("a"), claim("b")])).toEqual([
      { state: "new" },
      { state: "pending" },
      { state: "conflict" },
    ]);
    await browser.run([["settle", "key-1", { ticket: "t" }]]);
    expect(await browser.run([claim("a")])).toEqual([{ state: "done", result: { ticket: "t" } }]);
  });

  it("of many claims at once exactly one is new", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const claims = await Promise.all(
      Array.from({ length: 12 }, () => browser.run([["claim", "k", "f"]])),
    );
    const states = claims.map(([claim]) => (claim as { state: string }).state);
    expect(states.filter((state) => state === "new")).toHaveLength(1);
    expect(states.filter((state) => state === "pending")).toHaveLength(11);
  });

  it("A81 keeps launches behind tickets that no other session can open", async () => {
    const browser = visitor();
    const launch = {
      url: "https://g.test/1",
      gameId: "1",
      gameName: "G",
      trial: true,
      startedAt: start,
    };
    const [ticket] = await browser.run([["keepLaunch", launch]]);
    expect(ticket).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await browser.run([["launch", ticket]])).toEqual([launch]);
    const other = visitor();
    await other.run([["set", "x", "y"]]);
    expect(await other.run([["launch", ticket]])).toEqual([null]);
  });
});

describe("a key that has changed", () => {
  const [first, second, third] = ["first", "second", "third"].map((word) => word.padEnd(40, "-"));
  const keys = (current = "", previous: string | null = null) => ({ current, previous });

  it("A43 a token that can't be unsealed is no session, and the dead one is ended", async () => {
    const browser = visitor();
    await browser.run([login()], 0, false, keys(first));
    expect(await browser.run([["read"], ["token"]], 0, true, keys(second))).toEqual([null, null]);
    expect(await browser.run([["read"], ["token"]], 0, true, keys(first))).toEqual([null, null]);
  });

  it("A43 signs nobody out while the one before is known, and needs it once", async () => {
    const browser = visitor();
    await browser.run([login()], 0, false, keys(first));
    expect(await browser.run([["token"]], 0, true, keys(second, first))).toEqual([
      "token-of-MEMBER",
    ]);
    expect(await browser.run([["token"]], 0, true, keys(second))).toEqual(["token-of-MEMBER"]);
    expect(await browser.run([["token"]], 0, true, keys(third, second))).toEqual([
      "token-of-MEMBER",
    ]);
  });
});

describe("A118 guests and accounts", () => {
  it("a guest's request that was under way during a login replaces nothing of it", async () => {
    const browser = visitor();
    await browser.run([["set", "captcha", "x"]]);
    const late = await browser.ask([
      ["set", "captcha", "y"],
      ["throttle", "captcha"],
    ]);
    await browser.run([login()]);
    const afterwards = await browser.ask([["set", "captcha", "z"]]);
    await browser.take(late);
    await browser.take(afterwards);
    expect(await browser.run([["token"]])).toEqual(["token-of-MEMBER"]);
  });

  it("a request of the session before, that finds its token dead, takes no cookie", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const before = browser.cookies;
    const other = visitor();
    other.cookies = before;
    // Both read it; then one signs in anew while the other is told 401 by the platform.
    await browser.run([login("AGENT")]);
    await other.run([["end"]]);
    expect(other.lines).toEqual([]);
    expect(await browser.run([["token"]])).toEqual(["token-of-AGENT"]);
  });

  it("V55 A81 running games, throttles and what is named go along at a login, nothing else", async () => {
    const browser = visitor();
    const launch = {
      url: "https://g.test/1",
      gameId: "1",
      gameName: "G",
      trial: true,
      startedAt: 1,
    };
    const [ticket] = await browser.run([["keepLaunch", launch]]);
    await browser.run([
      ["set", "smsCountdown", "82:10 5"],
      ["set", "captchaId", "c"],
      ["throttle", "sms"],
    ]);
    const [, session, options] = login();
    await browser.run([["begin", session, { ...(options as object), carry: ["smsCountdown"] }]]);
    const found = await browser.run([
      ["launch", ticket],
      ["get", "smsCountdown"],
      ["get", "captchaId"],
      ["throttle", "sms"],
    ]);
    expect(found).toEqual([launch, "82:10 5", null, 1000]);
    expect(browser.cookies).not.toContain("__Host-guest");
  });

  const press = (key: string | null, args = "right"): [string, ...unknown[]] => [
    "login",
    key,
    args,
  ];
  const statesOf = (answers: unknown[][]) =>
    answers.map(([claim]) => (claim as { state: string }).state).sort();

  it("a double-clicked login is one login, and both answers carry its one session", async () => {
    const browser = visitor();
    const clicks = await Promise.all([1, 2, 3].map(() => browser.ask([press("form-1")])));
    const lines = clicks.map((click) => click.headers.getSetCookie()[0]?.split(";")[0]);
    expect(new Set(lines).size).toBe(1);
    const answers = await Promise.all(clicks.map((click) => browser.take(click)));
    expect(statesOf(answers)).toEqual(["adopted", "adopted", "first"]);
    expect(await browser.run([["token"]])).toEqual(["platform-token"]);
  });

  it("one that was refused is refused to both, and may be tried again at once", async () => {
    const browser = visitor();
    const clicks = await Promise.all([1, 2].map(() => browser.run([press("form-2", "wrong")])));
    expect(statesOf(clicks)).toEqual(["first", "same"]);
    expect(clicks.map(([claim]) => (claim as { outcome: object }).outcome)).toEqual([
      { wrong: true },
      { wrong: true },
    ]);
    expect(statesOf([await browser.run([press("form-2", "wrong")])])).toEqual(["first"]);
    expect(statesOf([await browser.run([press("form-2")])])).toEqual(["first"]);
  });

  it("another form, another password or another guest is a login of its own", async () => {
    const browser = visitor();
    const forms = ["form-3", "form-4", null, null];
    const clicks = await Promise.all(forms.map((key) => browser.run([press(key)])));
    expect(statesOf(clicks)).toEqual(["alone", "alone", "first", "first"]);
    const one = visitor();
    await one.run([["set", "captcha", "x"]]);
    const same = await Promise.all([1, 2].map(() => one.run([press(null)])));
    expect(statesOf(same)).toEqual(["adopted", "first"]);
    const mixed = await Promise.all(
      ["right", "else"].map((args) => visitor().run([press("form-5", args)])),
    );
    expect(statesOf(mixed)).toEqual(["alone", "first"]);
  });
});

describe("the role", () => {
  it("A41 is due to be asked for once a minute, by one request", async () => {
    const browser = visitor();
    await browser.run([login("MEMBER")]);
    expect(await browser.run([["dueForCheck"]], minute - 1)).toEqual([false]);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => browser.run([["dueForCheck"]], minute)),
    );
    expect(all.flat().filter(Boolean)).toHaveLength(1);
    expect(await browser.run([["dueForCheck"]], 2 * minute - 1)).toEqual([false]);
    expect(await browser.run([["dueForCheck"]], 2 * minute)).toEqual([true]);
    expect(await visitor().run([["dueForCheck"]])).toEqual([false]);
  });

  it("that changed moves the idle limit", async () => {
    const browser = visitor();
    await browser.run([login("MEMBER")]);
    await browser.run([["update", account("AGENT")]]);
    const [record] = await browser.run([["read"]], 14 * minute);
    expect(record).toMatchObject({
      account: { role: "AGENT" },
      expiresAt: start + 15 * minute,
    });
    expect(await browser.run([["read"]], 15 * minute)).toEqual([null]);
  });
});

describe("no visitor fills storage", () => {
  it("a session keeps so many values, of so many characters", async () => {
    const browser = visitor();
    await browser.run(
      Array.from({ length: 150 }, (_, n): [string, ...unknown[]] => ["set", `name-${n}`, "x"]),
    );
    const kept = await browser.run(
      Array.from({ length: 150 }, (_, n): [string, ...unknown[]] => ["get", `name-${n}`]),
    );
    expect(kept.filter((value) => value !== null)).toHaveLength(100);
    await browser.run([["set", "long", "x".repeat(5000)]]);
    expect(await browser.run([["get", "long"]])).toEqual([null]);
  });

  it("so many launches and claims, and of claims only what has ended makes room", async () => {
    const browser = visitor();
    const launch = {
      url: "https://g.test/1",
      gameId: "1",
      gameName: "G",
      trial: true,
      startedAt: 1,
    };
    const tickets = await browser.run(
      Array.from({ length: 60 }, (): [string, ...unknown[]] => ["keepLaunch", launch]),
    );
    const found = await browser.run(
      tickets.map((ticket): [string, ...unknown[]] => ["launch", ticket]),
    );
    expect(found.filter((each) => each !== null)).toHaveLength(50);
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, n): [string, ...unknown[]] => [
        "claim",
        `k${from + n}`.padEnd(2000, "-"),
        "f",
      ]);
    const states = (await browser.run(many(0, 501))).map(
      (claim) => (claim as { state: string }).state,
    );
    expect(states.filter((state) => state === "new")).toHaveLength(500);
    expect(states.at(-1)).toBe("conflict");
    await browser.run([["settle", "k7".padEnd(2000, "-"), { done: true }]]);
    expect(await browser.run(many(600, 1))).toEqual([{ state: "new" }]);
    expect(await browser.run(many(601, 1))).toEqual([{ state: "conflict" }]);
  });
});

describe("limits", () => {
  const window = 30 * minute;

  it("let no more through than may, of sixty at once, and say exactly when to come back", async () => {
    const all = await Promise.all(
      Array.from({ length: 60 }, () => visitor().run([["limits.take", "sms:a", 5, window]])),
    );
    expect(all.flat().filter((wait) => wait === null)).toHaveLength(5);
    const one = visitor();
    expect(await one.run([["limits.take", "sms:a", 5, window]], 10 * minute)).toEqual([
      20 * minute,
    ]);
    await one.run([["limits.giveBack", "sms:a"]]);
    const after = await one.run(
      [
        ["limits.take", "sms:a", 5, window],
        ["limits.take", "sms:a", 5, window],
      ],
      10 * minute,
    );
    expect(after).toEqual([null, 20 * minute]);
    expect(await one.run([["limits.take", "sms:a", 5, window]], window)).toEqual([null]);
  });

  it("count twelve hundred tries in some two dozen rows", async () => {
    const one = visitor();
    for (let round = 0; round < 30; round += 1) {
      const tries = Array.from({ length: 40 }, (): [string, ...unknown[]] => [
        "limits.fail",
        "flood",
        window,
      ]);
      const counts = await one.run(tries, round * minute * 0.9);
      expect(counts.at(-1)).toBe((round + 1) * 40);
    }
    const [rows] = await one.run([["limits.rows", "flood"]]);
    expect(rows).toBeLessThanOrEqual(25);
  });

  it("counts failures of a key whoever asks, within the window", async () => {
    const [one, two] = [visitor(), visitor()];
    expect(await one.run([["limits.fail", "login:mia", window]])).toEqual([1]);
    expect(await two.run([["limits.fail", "login:mia", window]], 10 * minute)).toEqual([2]);
    expect(await one.run([["limits.failures", "login:mia", window]], 29 * minute)).toEqual([2]);
    expect(await one.run([["limits.failures", "login:mia", window]], 30 * minute)).toEqual([1]);
    expect(await one.run([["limits.failures", "login:leo", window]])).toEqual([0]);
    await two.run([["limits.clear", "login:mia"]]);
    expect(await one.run([["limits.failures", "login:mia", window]])).toEqual([0]);
  });
});
