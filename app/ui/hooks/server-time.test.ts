import { expect, it, vi } from "vitest";

const noon = Date.UTC(2026, 10, 27, 12);

it("A230 the server's time goes on without the clock of the device, and a late answer does not set it back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: noon - 5 * 3_600_000 });
  const { noteServerTime, serverTime } = await import("./server-time.ts");
  noteServerTime(noon);
  vi.advanceTimersByTime(2_000);
  expect(serverTime()).toBe(noon + 2_000);
  vi.setSystemTime(noon + 9 * 3_600_000);
  expect(serverTime()).toBe(noon + 2_000);
  noteServerTime(noon + 1_000);
  expect(serverTime()).toBe(noon + 2_000);
  noteServerTime(noon + 60_000);
  expect(serverTime()).toBe(noon + 60_000);
  vi.useRealTimers();
});
