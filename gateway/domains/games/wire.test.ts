import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { wireGame } from "./wire.ts";

const game = { nodeId: 1, vassalage: "PG", gameType: "RNG", gameName: "Koi" };

describe("games on the wire", () => {
  it.each([
    [{ vassalage: "TCG_LOTTO_VN", isGame: "GAME" }, "VN_LOTTERY"],
    [{ vassalage: "TCG_SEA", isGame: "GAME" }, "SEA_LOTTERY"],
    [{ vassalage: "LOTT", isGame: "GAME" }, "LOTTERY"],
    [{ vassalage: "ELOTT", isGame: "VASSALAGE" }, "LOTTERY"],
    [{ vassalage: "PG", isGame: "VASSALAGE" }, "VENDOR_LIST"],
    [{ vassalage: "PG", isGame: "GAME" }, "FRAME"],
    [{ vassalage: "PG", isGame: "GAME", type: "more" }, "SLOTS_PAGE"],
  ])("S24 S25 S26 S27 A82 A83 %o starts as %s", (card, start) => {
    expect(v.parse(wireGame, { ...game, ...card }).start).toBe(start);
  });

  it.each(["gameName", "nodeName", "title", "name"])("D-1 reads the name from %s", (field) => {
    const { gameName, ...nameless } = game;
    expect(v.is(wireGame, nameless)).toBe(false);
    expect(v.is(wireGame, { ...nameless, [field]: gameName })).toBe(true);
  });

  it("D-1 A39 reads ids as text, numbers from text or number, and missing switches as off", () => {
    expect(v.parse(wireGame, { ...game, minBet: "0.5000", lines: "25" })).toMatchObject({
      id: "1",
      minBet: "0.50",
      lines: 25,
      hot: false,
      new: false,
      roomId: null,
      freeTrial: false,
      start: "FRAME",
    });
    const odd = { ...game, isHot: 1, isNew: "1", roomId: 12, minBet: "cheap" };
    expect(v.parse(wireGame, odd)).toMatchObject({
      hot: true,
      new: true,
      roomId: "12",
      minBet: null,
    });
    expect(v.parse(wireGame, { ...game, roomId: {} })).toMatchObject({ roomId: null });
  });
});
