import { expect, it } from "vitest";
import { inOrder, isUnread, joined, kindIn, nothingUnread, unreadIn } from "./inbox-kinds.ts";

it("H7 the number is the sum of all kinds, and an address names one kind or all", () => {
  expect(unreadIn({ ...nothingUnread, messages: 3, announcements: 2, rewards: 1, files: 4 })).toBe(
    10,
  );
  expect(unreadIn(nothingUnread)).toBe(0);
  expect(kindIn(new URLSearchParams("kind=rewards"))).toBe("rewards");
  expect(kindIn(new URLSearchParams("kind=toString"))).toBeNull();
});

it("H7 an announcement counts until this browser has read it, for thirty days", () => {
  const day = 86_400_000;
  const none = () => false;
  expect(isUnread({ id: "1", publishedAt: 0 }, none, 30 * day - 1)).toBe(true);
  expect(isUnread({ id: "1", publishedAt: 0 }, none, 30 * day)).toBe(false);
  expect(isUnread({ id: "1", publishedAt: null }, none, 30 * day)).toBe(true);
  expect(isUnread({ id: "1" }, (id) => id === "1", 0)).toBe(false);
});

it("H7 an announcement that is also a popup is listed once", () => {
  const lists = { notices: [{ id: "1" }, { id: "2" }], popups: [{ id: "2" }, { id: "3" }] };
  expect(joined(lists).map(({ id }) => id)).toEqual(["1", "2", "3"]);
});

it("H7 unread news is first, the latest before older, and nothing without a time gets lost", () => {
  const news = [
    { id: "old", unread: false, at: 1 },
    { id: "late", unread: true, at: 2 },
    { id: "timeless", unread: true, at: null },
    { id: "another", unread: true, at: null },
    { id: "new", unread: false, at: 9 },
  ];
  expect(inOrder(news).map(({ id }) => id)).toEqual(["timeless", "another", "late", "new", "old"]);
});
