import { describe, expect, it } from "vitest";
import {
  account,
  login,
  minute,
  start,
  visitor,
  withSessions,
} from "../support/session-visitor.ts";

withSessions();

describe("a changed session key", () => {
  const [first, second, third] = ["first", "second", "third"].map((word) => word.padEnd(40, "-"));
  const keys = (current = "", previous: string | null = null) => ({ current, previous });

  it("A43 a session whose token can't be decrypted is ended", async () => {
    const browser = visitor();
    await browser.run([login()], 0, false, keys(first));
    expect(await browser.run([["read"], ["token"]], 0, true, keys(second))).toEqual([null, null]);
    expect(await browser.run([["read"], ["token"]], 0, true, keys(first))).toEqual([null, null]);
  });

  it("A43 with the previous key known, all stay signed in, and it is needed once only", async () => {
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
  it("a guest's request during a login does not replace the new session", async () => {
    const browser = visitor();
    await browser.run([["set", "captcha", "x"]]);
    const late = await browser.send([
      ["set", "captcha", "y"],
      ["throttle", "captcha"],
    ]);
    await browser.run([login()]);
    const afterwards = await browser.send([["set", "captcha", "z"]]);
    await browser.take(late);
    await browser.take(afterwards);
    expect(await browser.run([["token"]])).toEqual(["token-of-MEMBER"]);
  });

  it("a request of the previous session whose token has expired sets no cookie", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const before = browser.cookies;
    const other = visitor();
    other.cookies = before;
    // Both use the session. Then one signs in again, while the platform responds to the other with 401.
    await browser.run([login("AGENT")]);
    await other.run([["end"]]);
    expect(other.lines).toEqual([]);
    expect(await browser.run([["token"]])).toEqual(["token-of-AGENT"]);
  });

  it("V55 A81 a login keeps running games, throttles and listed values, and nothing else", async () => {
    const browser = visitor();
    const launch = {
      url: "https://g.test/1",
      gameId: "1",
      gameName: "G",
      trial: true,
      startedAt: 1,
    };
    const [ticket] = await browser.run([["storeLaunch", launch]]);
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

  it("a double-clicked login is one login, and all responses set the same session", async () => {
    const browser = visitor();
    const clicks = await Promise.all([1, 2, 3].map(() => browser.send([press("form-1")])));
    const lines = clicks.map((click) => click.lines[0]?.split(";")[0]);
    expect(new Set(lines).size).toBe(1);
    const answers = await Promise.all(clicks.map((click) => browser.take(click)));
    expect(statesOf(answers)).toEqual(["adopted", "adopted", "first"]);
    expect(await browser.run([["token"]])).toEqual(["platform-token"]);
  });

  it("a refused login is refused for both clicks, and can be repeated at once", async () => {
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

  it("another form, another password or another guest is a separate login", async () => {
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
  it("A41 is checked once a minute, by one request", async () => {
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

  it("a changed role changes the idle limit", async () => {
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

describe("storage limits for each visitor", () => {
  it("a session stores at most 100 values of limited length", async () => {
    const browser = visitor();
    await browser.run(
      Array.from({ length: 150 }, (_, n): [string, ...unknown[]] => ["set", `name-${n}`, "x"]),
    );
    const stored = await browser.run(
      Array.from({ length: 150 }, (_, n): [string, ...unknown[]] => ["get", `name-${n}`]),
    );
    expect(stored.filter((value) => value !== null)).toHaveLength(100);
    await browser.run([["set", "long", "x".repeat(12_289)]]);
    expect(await browser.run([["get", "long"]])).toEqual([null]);
  });

  it("a session stores at most 50 launches and 500 claims; only finished claims make room", async () => {
    const browser = visitor();
    const launch = {
      url: "https://g.test/1",
      gameId: "1",
      gameName: "G",
      trial: true,
      startedAt: 1,
    };
    const tickets = await browser.run(
      Array.from({ length: 60 }, (): [string, ...unknown[]] => ["storeLaunch", launch]),
    );
    const found = await browser.run(
      tickets.map((ticket): [string, ...unknown[]] => ["launch", ticket]),
    );
    expect(found.filter((each) => each !== null)).toHaveLength(50);
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, n): [string, ...unknown[]] => [
        "takeKey",
        `k${from + n}`.padEnd(2000, "-"),
        "f",
      ]);
    const states = (await browser.run(many(0, 501))).map(
      (claim) => (claim as { state: string }).state,
    );
    expect(states.filter((state) => state === "new")).toHaveLength(500);
    expect(states.at(-1)).toBe("conflict");
    await browser.run([["resolveKey", "k7".padEnd(2000, "-"), { done: true }]]);
    expect(await browser.run(many(600, 1))).toEqual([{ state: "new" }]);
    expect(await browser.run(many(601, 1))).toEqual([{ state: "conflict" }]);
  });
});

describe("limits", () => {
  const window = 30 * minute;

  it("of sixty simultaneous attempts only five pass, and the others get the exact waiting time", async () => {
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

  it("S15 an attempt counts for the time that is set afterwards", async () => {
    const one = visitor();
    const take: [string, ...unknown[]] = ["limits.take", "countdown:a", 1, minute];
    await one.run([take, ["limits.prolong", "countdown:a", 2 * minute]]);
    expect(await one.run([take], 2 * minute)).toEqual([minute]);
    expect(await one.run([take], 3 * minute)).toEqual([null]);
    await one.run([["limits.prolong", "countdown:a", -30_000]], 3 * minute);
    expect(await one.run([take], 3 * minute + 10_000)).toEqual([20_000]);
    expect(await one.run([take], 3 * minute + 30_000)).toEqual([null]);
  });

  it("1200 attempts take at most 25 rows", async () => {
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

  it("failures of a key count for all visitors, within the window", async () => {
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
