import { expect, it } from "vitest";
import { allOffers } from "~/graphql/generated/offers.ts";
import { withheldOf } from "./missing-features.server.ts";

it("A56 a page gets the features that its brand lacks", () => {
  const all = [...allOffers];
  expect(all).toContain("FAVORITES");
  expect(withheldOf(all)).toEqual([]);
  expect(withheldOf(all.filter((offer) => offer !== "FAVORITES"))).toEqual(["FAVORITES"]);
  expect(withheldOf([])).toEqual(all);
});
