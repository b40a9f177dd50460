import { expect, it } from "vitest";
import { gameTypes } from "../games/game-types.ts";
import { merchantOf } from "./merchants.ts";

it("B7 a merchant orders the categories as its navigation has them, and leaves none out", () => {
  expect(merchantOf("aurora01").categories).toEqual(gameTypes);
  const draws = merchantOf("mekong11").categories;
  expect(draws.slice(0, 3)).toEqual(["LOTT", "ELOTT", "SPORTS"]);
  expect([...draws].sort()).toEqual([...gameTypes].sort());
});
