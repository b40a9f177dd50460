import { expect, it } from "vitest";
import { mostTries, newsAfter, newsToSend, type WaitingNews } from "./platform-news.ts";

const news = {
  kind: "TIME_OUT" as const,
  from: 1,
  until: 2,
  account: "p",
  brand: "aurora",
  world: "default",
  sealedToken: "s",
};

it("CA126 that failed is tried again with growing pauses, some eleven hours, and then given up", () => {
  let now = 0;
  let waiting: WaitingNews | null = newsToSend(news, now);
  const pauses: number[] = [];
  while (waiting) {
    pauses.push(waiting.nextAt - now);
    now = waiting.nextAt;
    waiting = newsAfter(waiting, "FAILED", now);
  }
  expect(pauses).toHaveLength(mostTries);
  expect(pauses.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(Math.max(...pauses)).toBe(3_600_000);
  expect(now / 3_600_000).toBeGreaterThan(10);
  expect(now / 3_600_000).toBeLessThan(13);
});

it.each(["TOLD", "REFUSED"] as const)("CA126 %s ends it", (outcome) => {
  expect(newsAfter(newsToSend(news, 0), outcome, 5_000)).toBeNull();
});
