import { expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";

it("G7 no call places a bet, so that a limit on stakes is the platform's to enforce", () => {
  const changes = catalogue.filter(({ read }) => !read);
  expect(changes.length).toBeGreaterThan(40);
  const staking = changes.filter(({ request }) => {
    const fields = Object.keys((request as { entries?: object }).entries ?? {});
    return fields.some((field) => /stake|bet|wager/i.test(field));
  });
  expect(staking.map(({ id }) => id)).toEqual([]);
});
