import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropIntent, keepIntent, takeIntent } from "./intent.ts";

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("H6 the intent of a guest", () => {
  it("is taken up once, by what it is about", () => {
    keepIntent("promotion", "3");
    expect(takeIntent("favorite")).toBeNull();
    expect(takeIntent("promotion", (id) => id === "4")).toBeNull();
    expect(takeIntent("promotion", (id) => id === "3")).toBe("3");
    expect(takeIntent("promotion")).toBeNull();
  });

  it("is gone when the login is given up, or came too late", () => {
    keepIntent("promotion", "3");
    dropIntent();
    expect(takeIntent("promotion")).toBeNull();
    vi.useFakeTimers();
    keepIntent("promotion", "3");
    vi.advanceTimersByTime(15 * 60 * 1000);
    expect(takeIntent("promotion")).toBeNull();
  });

  it("is none where the storage is broken or closed", () => {
    sessionStorage.setItem("portico.intent", "{");
    expect(takeIntent("promotion")).toBeNull();
    vi.stubGlobal("sessionStorage", undefined);
    keepIntent("promotion", "3");
    expect(takeIntent("promotion")).toBeNull();
  });
});
