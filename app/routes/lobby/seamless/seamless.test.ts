import { describe, expect, it } from "vitest";
import { isLeaveMessage } from "./use-leave-message.ts";
import { clockDuration, clockText } from "./use-session-clock.ts";

describe("R48 L9 messages of the game", () => {
  const frame = {} as Window;
  const url = "https://games.example/play/1?x=1";
  const message = (change: object) =>
    isLeaveMessage(
      {
        data: { type: "portico:leave" },
        origin: "https://games.example",
        source: frame,
        ...change,
      },
      frame,
      url,
    );

  it("count from the game's own frame and origin only", () => {
    expect(message({})).toBe(true);
    expect(message({ origin: "https://evil.example" })).toBe(false);
    expect(message({ origin: "http://games.example" })).toBe(false);
    expect(message({ source: {} as Window })).toBe(false);
    expect(message({ source: null })).toBe(false);
  });

  it("are ignored when they are something else", () => {
    for (const data of [null, "portico:leave", 5, {}, { type: "portico:balance" }]) {
      expect(message({ data })).toBe(false);
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
