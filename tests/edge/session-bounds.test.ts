import { describe, expect, it } from "vitest";
import { account, login, minute, start, startSessions, visitor } from "./session-visitor.ts";

startSessions();

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
