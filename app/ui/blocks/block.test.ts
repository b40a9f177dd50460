import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockOf, settleSoon, wholeBlock } from "./block.ts";

describe("blockOf", () => {
  it("returns data, even with errors of its parts", () => {
    const errors = [{ message: "masked", extensions: { code: "UPSTREAM_TIMEOUT" } }];
    expect(blockOf({ data: { a: 1 }, errors })).toEqual({ data: { a: 1 } });
  });

  it("E14 a failure keeps the request id for support", () => {
    const errors = [{ message: "masked", extensions: { requestId: "r-1" } }];
    expect(blockOf({ data: null, errors })).toEqual({ failed: true, requestId: "r-1" });
    expect(blockOf({ data: null })).toEqual({ failed: true, requestId: null });
  });
});

describe("wholeBlock", () => {
  const errors = [{ message: "masked", path: ["b"], extensions: { requestId: "r-2" } }];

  it("fails if one root field is null", () => {
    const part: { a: number; b: number | null } = { a: 1, b: null };
    expect(wholeBlock({ data: part, errors })).toEqual({ failed: true, requestId: "r-2" });
    expect(wholeBlock({ data: null, errors })).toEqual({ failed: true, requestId: "r-2" });
  });

  it("accepts empty and null values below the root", () => {
    const data = { a: [], b: { c: null } };
    expect(wholeBlock({ data, errors })).toEqual({ data });
  });
});

describe("settleSoon", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("returns the results that are ready in time, and promises for the rest", async () => {
    const slow = new Promise(() => undefined);
    const settling = settleSoon({ quick: Promise.resolve("quick"), slow }, 20);
    await vi.advanceTimersByTimeAsync(20);
    const settled = await settling;
    expect(settled.quick).toBe("quick");
    expect(settled.slow).toBe(slow);
  });

  it("does not wait longer than the slowest work", async () => {
    // With a stopped clock the limit is never reached.
    const settled = await settleSoon({ one: Promise.resolve(1), two: Promise.resolve(2) }, 2000);
    expect(settled).toEqual({ one: 1, two: 2 });
  });

  it("passes a rejection on to the caller who awaits it", async () => {
    const { broken } = await settleSoon({ broken: Promise.reject(new Error("no")) }, 20);
    await expect(broken).rejects.toThrow("no");
  });
});
