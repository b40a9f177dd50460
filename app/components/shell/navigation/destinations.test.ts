import { describe, expect, it } from "vitest";
import type { Offer } from "~/graphql/generated/graphql";
import { aurora } from "../../../../brands/aurora.ts";
import { brandFiles } from "../../../../brands/index.ts";
import { bottomPlaces, extraPlaces, standing } from "./destinations.ts";

const without =
  (...off: Offer[]) =>
  (offer: Offer) =>
    !off.includes(offer);

describe("entries of features that are off", () => {
  it("U14 A56 are complete if everything is offered", () => {
    for (const { navigation } of brandFiles) {
      expect(standing(navigation.extra, extraPlaces, () => true)).toEqual(navigation.extra);
      expect(standing(navigation.bottom, bottomPlaces, () => true)).toEqual(navigation.bottom);
    }
  });

  it.each<[Offer, string]>([
    ["FAVORITES", "favorite"],
    ["RECENT", "recent"],
    ["VIP", "vip"],
    ["DEPOSIT", "deposit"],
    ["REFERRAL", "invite"],
  ])("U14 A56 A110 without %s there is no entry %s, and no other is missing", (offer, key) => {
    const { extra } = aurora.navigation;
    expect(standing(extra, extraPlaces, without(offer))).toEqual(
      extra.filter((entry) => entry !== key),
    );
  });

  it("A56 the bottom bar leaves out features that are off", () => {
    const bar = ["home", "favorite", "recent", "account"] as const;
    expect(standing(bar, bottomPlaces, without("FAVORITES", "RECENT"))).toEqual([
      "home",
      "account",
    ]);
  });
});
