import { describe, expect, it } from "vitest";
import { readRates } from "./read-rates.ts";

describe("U30c U30d rates that are typed by type of game", () => {
  it("are those that are filled in; all are shown again", () => {
    const form = new FormData();
    form.set("account", "below1");
    form.set("rate.RNG", " 0.5 ");
    form.set("rate.LIVE", "");
    form.set("rate.FISH", new File(["1"], "1.txt"));
    expect(readRates(form, "en")).toEqual({
      rates: [{ type: "RNG", rate: "0.5" }],
      values: { "rate.RNG": "0.5", "rate.LIVE": "" },
    });
  });

  it("are no more than a brand has types of games", () => {
    const form = new FormData();
    for (let at = 0; at < 1000; at += 1) form.set(`rate.T${at}`, "1");
    expect(readRates(form, "en").rates).toHaveLength(40);
  });
});
