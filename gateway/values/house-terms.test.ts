import { expect, it } from "vitest";
import { withHouseTerms, withNetTerms } from "./house-terms.ts";

it("N4 GGR is bets − payouts, and hold its percentage of the bets", () => {
  expect(withHouseTerms({ stake: "200.00", win: "150.00" })).toEqual({
    stake: "200.00",
    win: "150.00",
    ggr: "50.00",
    hold: "25.00",
  });
  // A third, a sixth and a loss of the house.
  expect(withHouseTerms({ stake: "3", win: "2" }).hold).toBe("33.33");
  expect(withHouseTerms({ stake: "6", win: "5" }).hold).toBe("16.67");
  expect(withHouseTerms({ stake: "6", win: "7" })).toMatchObject({ ggr: "-1.00", hold: "-16.67" });
  expect(withHouseTerms({ stake: "8", win: "8.0045" }).hold).toBe("-0.06");
  expect(withHouseTerms({ stake: "123456789012.1234", win: "0.0001" })).toMatchObject({
    ggr: "123456789012.1233",
    hold: "100.00",
  });
});

it("N4 without bets there is no hold", () => {
  expect(withHouseTerms({ stake: "0.00", win: "0.00" })).toMatchObject({ ggr: "0.00", hold: null });
  expect(withHouseTerms({ stake: "0", win: "5" })).toMatchObject({ ggr: "-5.00", hold: null });
});

it("N4 NGR is GGR without bonuses and rebates: the players' profit with the other sign", () => {
  const sums = { stake: "100", win: "60", bonus: "30.5", rebate: "0.0005", profit: "-9.4995" };
  expect(withNetTerms(sums)).toMatchObject({ ggr: "40.00", ngr: "9.4995", hold: "40.00" });
});
