import { describe, expect, it } from "vitest";
import { awayFor, mostRemembered, popupKey, rememberShown, unseenNotices } from "./popup-memory.ts";

const now = Date.UTC(2026, 10, 23, 12);

function storage() {
  const stored = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return { stored, open };
}

const notices = (...ids: string[]) => ids.map((id) => ({ id }));

describe("the memory of the announcements dialog", () => {
  it("M1 S18 A154 a notice is hidden for exactly 24 hours", () => {
    const { open } = storage();
    expect(rememberShown(open, "guest", ["1"], now)).toBe(true);
    const at = (moment: number) => unseenNotices(open, "guest", notices("1", "2"), moment);
    expect(at(now)).toEqual([{ id: "2" }]);
    expect(at(now + awayFor - 1)).toEqual([{ id: "2" }]);
    expect(at(now + awayFor)).toEqual([{ id: "1" }, { id: "2" }]);
  });

  it("T10 A154 guests and members are separate", () => {
    const { open } = storage();
    rememberShown(open, "guest", ["1"], now);
    expect(unseenNotices(open, "member", notices("1"), now)).toEqual([{ id: "1" }]);
    expect(unseenNotices(open, "guest", notices("1"), now)).toEqual([]);
  });

  it("A35 A154 another language brings only notices that were not shown yet", () => {
    const { open } = storage();
    const english = [{ id: "1", title: "Weekly cashback" }];
    const korean = [
      { id: "1", title: "매주 캐시백" },
      { id: "2", title: "매치 데이" },
    ];
    rememberShown(open, "guest", ["1"], now);
    expect(unseenNotices(open, "guest", english, now)).toEqual([]);
    expect(unseenNotices(open, "guest", korean, now).map(({ id }) => id)).toEqual(["2"]);
  });

  it("T10 A154 entries older than 24 hours are removed, and the rest is limited", () => {
    const { stored, open } = storage();
    const ids = () => Object.keys(JSON.parse(stored.get(popupKey("guest")) ?? "{}"));
    rememberShown(open, "guest", ["old"], now - awayFor);
    rememberShown(open, "guest", ["new"], now);
    expect(ids()).toEqual(["new"]);
    const many = Array.from({ length: mostRemembered + 50 }, (_, index) => `n${index}`);
    rememberShown(open, "guest", many, now + 1);
    expect(ids()).toHaveLength(mostRemembered);
    expect(ids()).not.toContain("new");
  });

  it("A154 a clock that was set back hides a notice for a day at most", () => {
    const { open } = storage();
    rememberShown(open, "guest", ["1"], now);
    expect(unseenNotices(open, "guest", notices("1"), now - 60_000)).toEqual([]);
    expect(unseenNotices(open, "guest", notices("1"), now - awayFor)).toEqual([{ id: "1" }]);
  });

  it.each(["{", "null", "7", '["1"]', '{"1":"today"}'])(
    "A154 what is no record counts as nothing: %s",
    (text) => {
      const { stored, open } = storage();
      stored.set(popupKey("guest"), text);
      expect(unseenNotices(open, "guest", notices("1"), now)).toEqual([{ id: "1" }]);
      expect(rememberShown(open, "guest", ["1"], now)).toBe(true);
      expect(unseenNotices(open, "guest", notices("1"), now)).toEqual([]);
    },
  );

  it("M1 A154 shows nothing without storage", () => {
    const shut = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(unseenNotices(shut, "guest", notices("1"), now)).toEqual([]);
    expect(rememberShown(shut, "guest", ["1"], now)).toBe(false);
  });
});
