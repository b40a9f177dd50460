import { expect, it } from "vitest";
import { foreignSessions } from "./foreign-sessions.ts";

const own = [
  { beganAt: 900_000, current: true },
  { beganAt: 500_000, current: false },
];
const platform = [
  { id: "here", at: 899_500, current: true },
  { id: "app", at: 470_000, current: false },
  { id: "other browser", at: 499_000, current: false },
  { id: "long ago", at: 1000, current: false },
  { id: "no time", at: null, current: false },
];

it("G26 CA5 lists each sign-in once: what began beside a session of this site is that session", () => {
  expect(foreignSessions(platform, own).map(({ id }) => id)).toEqual([
    "app",
    "long ago",
    "no time",
  ]);
});

it("G26 CA5 hides no more sessions than the site has", () => {
  const twins = [1, 2, 3].map((id) => ({ id, at: 500_000 + id, current: false }));
  expect(foreignSessions(twins, own)).toHaveLength(2);
  expect(foreignSessions(twins, [])).toHaveLength(3);
});
