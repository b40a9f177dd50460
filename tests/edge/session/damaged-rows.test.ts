/** Stored rows that can't be read never lock a visitor out (decision 0062): sessions and attempt counters in workerd. */
import { describe, expect, it } from "vitest";
import { login, minute, visitor, withSessions } from "../support/session-visitor.ts";

withSessions();

const launch = { url: "https://g.test/1", gameId: "1", gameName: "G", trial: true, startedAt: 1 };

describe("a damaged session", () => {
  it.each([
    "account = '{\"id\":'",
    "account = ''",
    "account = 'null'",
    "account = '[]'",
    "account = '{}'",
    "account = x'00ff'",
    "seen_at = 'soon'",
    "created_at = 'once'",
    "sealed_token = '%'",
  ])("A43 (%s) has ended, and its owner signs in anew", async (damage) => {
    const browser = visitor();
    await browser.run([login()]);
    await browser.run([["stored.exec", `UPDATE visit SET ${damage}`]]);
    expect(await browser.run([["read"], ["token"]])).toEqual([null, null]);
    await browser.run([login("AGENT")]);
    expect(await browser.run([["token"]])).toEqual(["token-of-AGENT"]);
  });

  it("S10 a launch that can't be read is dropped, and others stay", async () => {
    const browser = visitor();
    await browser.run([login()]);
    const [lost, whole] = await browser.run([
      ["storeLaunch", launch],
      ["storeLaunch", launch],
    ]);
    await browser.run([
      ["stored.exec", `UPDATE launch SET record = '{"url' WHERE ticket = '${String(lost)}'`],
    ]);
    const read = [
      ["launch", lost],
      ["launch", whole],
    ] as [string, unknown][];
    expect(await browser.run(read)).toEqual([null, launch]);
  });

  it("V60 the result of a key that can't be read stays taken: the action does not happen twice", async () => {
    const browser = visitor();
    await browser.run([login()]);
    await browser.run([
      ["takeKey", "k", "f"],
      ["resolveKey", "k", { done: true }],
    ]);
    await browser.run([["stored.exec", "UPDATE claim SET result = '{'"]]);
    expect(await browser.run([["takeKey", "k", "f"]])).toEqual([{ state: "conflict" }]);
  });
});

describe("a damaged counter", () => {
  const take: [string, ...unknown[]] = ["limits.take", "damaged", 2, 60 * minute];

  it.each([
    "UPDATE bucket SET at = 'never'",
    "UPDATE bucket SET tries = 'many'",
    "UPDATE bucket SET tries = x'ff'",
  ])("A16 (%s) throttles nobody for ever", async (damage) => {
    const one = visitor();
    await one.run([["limits.clear", "damaged"], take, take]);
    expect(await one.run([take])).toEqual([expect.any(Number)]);
    await one.run([["limits.exec", "damaged", damage]]);
    expect(await one.run([take, take])).toEqual([null, null]);
  });
});
