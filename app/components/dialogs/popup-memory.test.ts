import { describe, expect, it } from "vitest";
import { closePopup, popupClosed, popupKey } from "./popup-memory.ts";

function store() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe("the announcement popup's memory", () => {
  it("S18 T10 A35 keeps guests and members apart", () => {
    const session = store();
    expect(popupKey("guest")).not.toBe(popupKey("member"));
    closePopup(session, "guest");
    expect(popupClosed(session, "guest")).toBe(true);
    expect(popupClosed(session, "member")).toBe(false);
  });

  it("S18 a new session shows it again", () => {
    closePopup(store(), "guest");
    expect(popupClosed(store(), "guest")).toBe(false);
  });

  it("M1 storage that is shut counts as closed, and closing is no error", () => {
    const shut = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(popupClosed(shut, "guest")).toBe(true);
    expect(() => closePopup(shut, "guest")).not.toThrow();
  });
});
