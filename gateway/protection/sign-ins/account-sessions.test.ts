import { describe, expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import { AccountSessions, sessionIdOf } from "./account-sessions.ts";

const minute = 60_000;
const session = (name: string, beganAt: number, device: string | null = "Chrome · Windows") => ({
  name: name.padEnd(64, "0"),
  beganAt,
  usedAt: beganAt,
  expiresAt: beganAt + 30 * minute,
  device,
  place: "Seoul, KR",
});

describe("G26 the sessions of an account", () => {
  it("are listed while they are used, and not longer", () => {
    const sessions = new AccountSessions(storeInMemory());
    sessions.began(session("a", 0), 0);
    expect(sessions.openSessions(31 * minute)).toHaveLength(1);
    sessions.used({ ...session("a", 0), expiresAt: 61 * minute }, 31 * minute);
    expect(sessions.openSessions(60 * minute)).toMatchObject([{ beganAt: 0, usedAt: 31 * minute }]);
    expect(sessions.openSessions(64 * minute)).toEqual([]);
  });

  it("one that has to end is refused at its next use, until its end is confirmed", () => {
    const sessions = new AccountSessions(storeInMemory());
    const [one, other] = [session("a", 0), session("b", 1)];
    sessions.began(one, 0);
    sessions.began(other, 1);
    expect(sessions.end(2, { only: sessionIdOf(one) })).toBe(1);
    expect(sessions.ending()).toEqual([one.name]);
    expect(sessions.used(one, minute)).toBe(false);
    expect(sessions.used(other, minute)).toBe(true);
    sessions.sessionGone(one.name);
    expect(sessions.ending()).toEqual([]);
    expect(sessions.end(minute, { except: other.name })).toBe(0);
  });

  it("the first device is not new, another one is, once", () => {
    const sessions = new AccountSessions(storeInMemory());
    expect(sessions.began(session("a", 0), 0).newDevice).toBe(false);
    expect(sessions.began(session("b", 1, "Safari · iOS"), 1).newDevice).toBe(true);
    expect(sessions.began(session("c", 2, "Safari · iOS"), 2).newDevice).toBe(false);
  });

  it("the oldest ends when there are more than fifty", () => {
    const sessions = new AccountSessions(storeInMemory());
    for (let at = 0; at < 51; at += 1) sessions.began(session(`s${at}-`, at), at);
    expect(sessions.ending()).toEqual([session("s0-", 0).name]);
  });
});
