import { describe, expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import { sessionIdOf } from "./account-sessions.ts";
import { NewSignIns } from "./new-sign-ins.ts";

const [owner, stranger] = ["Chrome · Windows", "Safari · iOS"];
const session = (name: string, beganAt: number, device: string | null = stranger) => ({
  name: name.padEnd(64, "0"),
  beganAt,
  usedAt: beganAt,
  expiresAt: beganAt + 1,
  device,
  place: "Seoul, KR",
});

describe("G26 sign-ins from new devices", () => {
  it("are kept with device, place and time, the latest first, and never the session's name", () => {
    const signIns = new NewSignIns(storeInMemory());
    signIns.note(session("a", 1));
    signIns.note(session("b", 2, null));
    const id = sessionIdOf(session("a", 1));
    expect(signIns.newSignIns(owner)).toEqual([
      { id: sessionIdOf(session("b", 2)), at: 2, device: null, place: "Seoul, KR", read: false },
      { id, at: 1, device: stranger, place: "Seoul, KR", read: false },
    ]);
    expect(JSON.stringify(signIns.newSignIns(owner))).not.toContain(session("a", 1).name);
  });

  it("stay unread for the owner when the new device itself reads them", () => {
    const signIns = new NewSignIns(storeInMemory());
    signIns.note(session("a", 1));
    const id = sessionIdOf(session("a", 1));
    expect(signIns.readNewSignIns([id], stranger)).toBe(0);
    expect(signIns.newSignIns(stranger)).toMatchObject([{ read: true }]);
    expect(signIns.newSignIns(owner)).toMatchObject([{ read: false }]);
    expect(signIns.readNewSignIns(["unknown"], owner)).toBe(1);
    expect(signIns.readNewSignIns([id], owner)).toBe(0);
    expect(signIns.newSignIns("Firefox · Linux")).toMatchObject([{ read: true }]);
  });

  it("are twenty at most; the oldest go", () => {
    const signIns = new NewSignIns(storeInMemory());
    for (let at = 0; at < 25; at += 1) signIns.note(session(`s${at}-`, at, `Device ${at}`));
    const times = signIns.newSignIns(owner).map(({ at }) => at);
    expect([times.length, times.at(0), times.at(-1)]).toEqual([20, 24, 5]);
  });
});
