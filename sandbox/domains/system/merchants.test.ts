import { expect, it } from "vitest";
import { bannersOf } from "../announcements/banners.ts";
import { gameTypes } from "../games/game-types.ts";
import { currencyScale } from "../points/earn-points.ts";
import { merchantOf } from "./merchants.ts";
import { resourcesOf } from "./resources.ts";

it("B7 a merchant orders the categories as its navigation has them, and leaves none out", () => {
  expect(merchantOf("aurora01").categories).toEqual(gameTypes);
  const draws = merchantOf("mekong11").categories;
  expect(draws.slice(0, 3)).toEqual(["LOTT", "ELOTT", "SPORTS"]);
  expect([...draws].sort()).toEqual([...gameTypes].sort());
});

it("B7 a house of draws has banners of draws and matches first, the others those of slots", () => {
  const pictures = (code: string) =>
    bannersOf(merchantOf(code)).map(({ url }) => url.replace(/^.*\/|\.svg$/g, ""));
  expect(pictures("mekong11")).toEqual(["lottery", "sports", "welcome", "live", "login"]);
  expect(pictures("hanbit07")).toEqual(["welcome", "jackpot", "live", "fish", "login"]);
});

it("B7 a house is reached by the chats of its market, and its amounts are worth what those of the others are", () => {
  const chats = (code: string) =>
    resourcesOf(merchantOf(code)).flatMap(({ resourceType, labelNameEn }) =>
      resourceType === "CHAT" || resourceType === "SOCIAL" ? [labelNameEn] : [],
    );
  expect(chats("hanbit07")).toContain("KakaoTalk");
  expect(chats("mekong11")).toEqual(["Zalo", "Facebook", "YouTube", "Zalo", "Line"]);
  expect(["USD", "KRW", "VND", "THB"].map(currencyScale)).toEqual([1, 1000, 20_000, 30]);
});
