import { expect, it } from "vitest";
import { type Counts, sumOf } from "./counts.ts";
import type { CallFailure } from "./tally.ts";
import { hourMs, minuteMs, type Step, Timeline, type TimelineTables } from "./timeline.ts";

const start = Date.UTC(2026, 10, 28, 9);

function memory(): TimelineTables & { size: (step: Step) => number } {
  const stored: Record<Step, Map<number, string>> = { minute: new Map(), hour: new Map() };
  let failures: (CallFailure & { version: string })[] = [];
  return {
    put: (step, at, counts) => void stored[step].set(at, JSON.stringify(counts)),
    get: (step, at) => JSON.parse(stored[step].get(at) ?? "null"),
    between: (step, from, until) =>
      [...stored[step]]
        .filter(([at]) => at >= from && at < until)
        .sort(([a], [b]) => a - b)
        .map(([at, text]) => ({ at, counts: JSON.parse(text) as Counts })),
    dropBefore(step, before) {
      for (const at of stored[step].keys()) if (at < before) stored[step].delete(at);
    },
    addFailure: (failure, version) => void failures.unshift({ ...failure, version }),
    dropFailures(call, most) {
      let left = most;
      failures = failures.filter((each) => each.call !== call || left-- > 0);
    },
    failures: (call, most) =>
      failures.filter((each) => call === null || each.call === call).slice(0, most),
    size: (step) => stored[step].size,
  };
}

const one = (name = "request page 200"): { counts: Counts; failures: CallFailure[] } => ({
  counts: { [name]: { n: 1 } },
  failures: [],
});

it("O8 adds up minutes and hours alike, saved or not", () => {
  const timeline = new Timeline(memory());
  // Three hours, one event every 30 s; it is saved now and then.
  const events = 3 * 120;
  for (let at = 0; at < events; at += 1) {
    const now = start + at * 30_000;
    timeline.add(one(), "v1", now);
    if (at % 7 === 0) timeline.save(now);
  }
  const end = start + 3 * hourMs;
  const n = (from: number, until: number) => sumOf(timeline.sum(from, until), "request").n;
  expect(n(start, end)).toBe(events);
  expect(n(start + 10 * minuteMs, start + 20 * minuteMs)).toBe(20);
  expect(n(start + 50 * minuteMs, start + 130 * minuteMs)).toBe(160);
  const hours = timeline.points("hour", start, end, ["request "]);
  expect(hours.map(({ counts }) => sumOf(counts, "request").n)).toEqual([120, 120, 120]);
  const minutes = timeline.points("minute", end - 3 * minuteMs, end, ["request "]);
  expect(minutes.map(({ counts }) => sumOf(counts, "request").n)).toEqual([2, 2, 2]);
  expect(timeline.points("minute", start, end, ["call "])[0]?.counts).toEqual({});
});

it("O8 keeps a day by the minute and thirty days by the hour, and no more", () => {
  const tables = memory();
  const timeline = new Timeline(tables);
  for (let hour = 0; hour < 40 * 24; hour += 1) {
    const now = start + hour * hourMs;
    timeline.add(one(), "v1", now);
    timeline.save(now);
  }
  expect(tables.size("minute")).toBeLessThanOrEqual(26);
  expect(tables.size("hour")).toBeLessThanOrEqual(30 * 24 + 1);
  const end = start + 40 * 24 * hourMs;
  expect(sumOf(timeline.sum(end - 29 * 24 * hourMs, end), "request").n).toBe(29 * 24);
});

it("O2 keeps the last failures of each call", () => {
  const timeline = new Timeline(memory());
  const failure = (call: string, at: number): CallFailure => ({
    at,
    call,
    outcome: "UPSTREAM_TIMEOUT",
    status: 0,
    ms: 1,
    requestId: `r-${at}`,
  });
  for (let at = 0; at < 50; at += 1) {
    timeline.add({ counts: {}, failures: [failure("C34", at), failure("C1", at)] }, "v1", start);
  }
  const found = timeline.failures("C34", 50);
  expect(found).toHaveLength(20);
  expect(found[0]).toMatchObject({ call: "C34", at: 49, version: "v1" });
  expect(timeline.failures(null, 100)).toHaveLength(40);
});
