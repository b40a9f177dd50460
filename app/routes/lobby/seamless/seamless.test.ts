import { describe, expect, it } from "vitest";
import { readGameMessage } from "./use-game-messages.ts";
import { clockDuration, clockText } from "./use-session-clock.ts";

describe("R48 messages of the game", () => {
  const frame = {} as Window;
  const url = "https://games.example/play/1?x=1";
  const message = (change: object) =>
    readGameMessage(
      {
        data: { type: "portico:balance" },
        origin: "https://games.example",
        source: frame,
        ...change,
      },
      frame,
      url,
    );

  it("count from the game's own frame and origin only", () => {
    expect(message({})).toBe("balance");
    expect(message({ data: { type: "portico:leave" } })).toBe("leave");
    expect(message({ origin: "https://evil.example" })).toBeNull();
    expect(message({ origin: "http://games.example" })).toBeNull();
    expect(message({ source: {} as Window })).toBeNull();
    expect(message({ source: null })).toBeNull();
  });

  it("are ignored when they are something else", () => {
    for (const data of [null, "portico:leave", 5, {}, { type: "other" }]) {
      expect(message({ data })).toBeNull();
    }
  });
});

describe("R48 K24 the session clock", () => {
  it("shows hours only when there are any", () => {
    expect(clockText(0)).toBe("00:00");
    expect(clockText(65)).toBe("01:05");
    expect(clockText(3725)).toBe("1:02:05");
    expect(clockDuration(3725)).toBe("PT1H2M5S");
  });
});
