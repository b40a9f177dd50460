import { describe, expect, it } from "vitest";
import { login, minute, start, visitor, withSessions } from "../support/session-visitor.ts";

withSessions();

describe("the session", () => {
  it("A43 T1 starts with a __Host- cookie, and stores the token encrypted", async () => {
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

  it("A44 with remember-me the cookie lives one day", async () => {
    const browser = visitor();
    await browser.run([login("MEMBER", true)]);
    expect(browser.lines[0]).toContain("; Max-Age=86400;");
  });

  it("a guest who only reads gets no cookie, and an invented cookie is not accepted", async () => {
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

  it("A118 a login creates a new id; the old session ends with its values", async () => {
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

  it("T8 preloaded values arrive with the session, and end with it", async () => {
    const browser = visitor();
    await browser.run([login()]);
    await browser.run([
      ["set", "nickname", "Ann"],
      ["set", "captcha", "x"],
    ]);
    const other = visitor();
    other.cookies = browser.cookies;
    const shown: [string, ...unknown[]][] = [
      ["preloaded", "nickname"],
      ["preloaded", "avatar"],
    ];
    expect(await other.run(shown)).toEqual(["Ann", null]);
    await browser.run([["set", "nickname", "Bea"]]);
    expect(
      await other.run([
        ["preloaded", "nickname"],
        ["get", "captcha"],
      ]),
    ).toEqual(["Bea", "x"]);
    await browser.run([["end"]]);
    expect(await other.run([...shown, ["token"], ["read"]])).toEqual([null, null, null, null]);
  });

  it("T8 S20 a value is stored only if the current one is the one that was read", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const other = visitor();
    other.cookies = browser.cookies;
    const swapped = await browser.run([
      ["preloaded", "accountSummaries"],
      ["swap", "accountSummaries", null, "first"],
      ["swap", "accountSummaries", null, "late"],
      ["preloaded", "accountSummaries"],
    ]);
    expect(swapped).toEqual([null, true, false, "first"]);
    await other.run([["set", "accountSummaries", "changed"]]);
    expect(await browser.run([["swap", "accountSummaries", "first", "stale"]])).toEqual([false]);
    expect(await other.run([["preloaded", "accountSummaries"]])).toEqual(["changed"]);
    await browser.run([["end"]]);
    expect(await other.run([["swap", "accountSummaries", "changed", "dead"]])).toEqual([false]);
  });

  it("S8 ends once, and deletes the cookie", async () => {
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
  ])("idle timeout: %s after %i minutes, with or without polling", async (role, minutes) => {
    const browser = visitor();
    await browser.run([login(role)]);
    const almost = minutes * minute - 1;
    expect((await browser.run([["read"]], almost))[0]).not.toBeNull();
    expect((await browser.run([["read"]], minutes * minute))[0]).toBeNull();
  });

  it("N12 idling stops nothing that works with the token; a logout and a next sign-in do", async () => {
    const reported = async () => ((await visitor().run([["reported.names"]])) as [string[]])[0];
    const browser = visitor();
    await browser.run([login("AGENT")]);
    await browser.run([["stored.beginFiles"]]);
    const [name] = (await browser.run([["name"]])) as [string];
    expect((await browser.run([["read"]], 15 * minute))[0]).toBeNull();
    expect(await reported()).not.toContain(name);
    for (const end of [[["end"]], [login("AGENT")]] as Array<[string, ...unknown[]]>[]) {
      await browser.run([login("AGENT")], 20 * minute);
      await browser.run([["stored.beginFiles"]], 20 * minute);
      const [open] = (await browser.run([["name"]], 20 * minute)) as [string];
      await browser.run(end, 20 * minute);
      expect(await reported()).toContain(open);
    }
  });

  it("a page view, keepAlive and a user's action extend the idle limit; the session ends after 12 hours", async () => {
    const browser = visitor();
    await browser.run([login()]);
    await browser.run([["read"]], 20 * minute, true);
    const [, stored] = await browser.run([["touch"], ["read"]], 45 * minute);
    expect(stored).toMatchObject({ expiresAt: start + 75 * minute });
    await browser.run([["throttle", "favorite"]], 70 * minute);
    expect((await browser.run([["read"]], 99 * minute))[0]).not.toBeNull();
    for (let at = 99; at < 720; at += 25) await browser.run([["touch"]], at * minute);
    const [late] = await browser.run([["read"]], 719 * minute);
    expect(late).toMatchObject({ expiresAt: start + 720 * minute });
    expect((await browser.run([["read"]], 720 * minute))[0]).toBeNull();
  });

  it("the alarm deletes an ended session", async () => {
    const browser = visitor();
    await browser.run([login()], -13 * 60 * minute);
    await expect
      .poll(() => browser.run([["read"]], -13 * 60 * minute), { timeout: 5000 })
      .toEqual([null]);
  });

  it("V55–V57, A103: one favourite a second, the first at once, counted for each action", async () => {
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

  it("an idempotency key has one effect, and another amount with it is refused", async () => {
    const browser = visitor();
    const claim = (fingerprint: string): [string, ...unknown[]] => [
      "takeKey",
      "key-1",
      fingerprint,
    ];
    expect(await browser.run([claim("a"), claim("a"), claim("b")])).toEqual([
      { state: "new" },
      { state: "pending" },
      { state: "conflict" },
    ]);
    await browser.run([["resolveKey", "key-1", { ticket: "t" }]]);
    expect(await browser.run([claim("a")])).toEqual([{ state: "done", result: { ticket: "t" } }]);
  });

  it("exactly one of many simultaneous claims is new", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const claims = await Promise.all(
      Array.from({ length: 12 }, () => browser.run([["takeKey", "k", "f"]])),
    );
    const states = claims.map(([claim]) => (claim as { state: string }).state);
    expect(states.filter((state) => state === "new")).toHaveLength(1);
    expect(states.filter((state) => state === "pending")).toHaveLength(11);
  });

  it("A81 stores launches under tickets that no other session can open", async () => {
    const browser = visitor();
    const launch = {
      url: "https://g.test/1",
      gameId: "1",
      gameName: "G",
      trial: true,
      startedAt: start,
    };
    const [ticket] = await browser.run([["storeLaunch", launch]]);
    expect(ticket).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await browser.run([["launch", ticket]])).toEqual([launch]);
    const other = visitor();
    await other.run([["set", "x", "y"]]);
    expect(await other.run([["launch", ticket]])).toEqual([null]);
  });
});
