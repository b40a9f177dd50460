import { describe, expect, it } from "vitest";
import { withMoney } from "./money-text.ts";

describe("amounts in texts", () => {
  it.each([
    ["Bet 1,000 in total today", [1000], "USD", "EN", "Bet $1,000 in total today"],
    ["오늘 100을 입금하세요", [100], "KRW", "KR", "오늘 ₩100,000을 입금하세요"],
    ["Up to 200, played 20 times", [200], "USD", "EN", "Up to $200, played 20 times"],
    ["Every spin of 0.50 or more", [0.5], "USD", "EN", "Every spin of $0.50 or more"],
    ["Tổng giải thưởng 20.000", [20_000], "USD", "VN", "Tổng giải thưởng 20.000\u00a0$"],
    ["Play 10 rounds today", [], "USD", "EN", "Play 10 rounds today"],
  ] as const)("A137 %s", (text, units, currency, language, written) => {
    expect(withMoney(text, units, currency, language)).toBe(written);
  });
});
