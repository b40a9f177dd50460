import { describe, expect, it } from "vitest";
import { aurora } from "../../brands/aurora.ts";
import { portal, switchedOn } from "../testing/portal.ts";
import { catalogue } from "./catalogue.ts";
import { offers, offersOf } from "./offers.ts";

describe("offers", () => {
  it("A56 lists everything until the brand file switches a call off", async () => {
    const all = offersOf({ calls: {} });
    expect(all).toEqual(Object.keys(offers));
    const calls = { CA9: { enabled: false }, CA26: { enabled: false }, C21: { enabled: true } };
    const rest = offersOf({ calls });
    expect(all.filter((offer) => !rest.includes(offer))).toEqual([
      "MESSAGES",
      "MARK_MESSAGES_READ",
      "DELETE_MESSAGES",
      "DEPOSIT",
    ]);
    const { send } = portal(switchedOn("MANPLAYREB3", "CBS3", "AGENTPOLICY3"), {
      brand: { ...aurora, calls },
    });
    expect(await send("{ system { offers } }")).toEqual({ offers: rest });
  });

  it("U27n W1 W4 W10 P11 A56 leaves out what the platform's switches turn off", async () => {
    const left = async (...modules: string[]) => {
      const found = await portal(switchedOn(...modules)).send("{ system { offers } }");
      const now = (found?.offers ?? []) as string[];
      return Object.keys(offers).filter((offer) => !now.includes(offer));
    };
    expect(await left("MANPLAYREB3", "CBS3", "AGENTPOLICY3")).toEqual([]);
    expect(await left("CBS3", "AGENTPOLICY3")).toEqual(["REBATE", "CLAIM_REBATE"]);
    expect(await left("MANPLAYREB3", "AGENTPOLICY3")).toEqual(["CHAT"]);
    expect(await left("MANPLAYREB3", "CBS3")).toEqual(["AGENT_POLICY"]);
  });

  it("A56 R14 R15 U24 leaves out favourites if one of their calls is off, and recent games likewise", () => {
    const left = (...ids: string[]) => {
      const now = offersOf({
        calls: Object.fromEntries(ids.map((id) => [id, { enabled: false }])),
      });
      return (["FAVORITES", "RECENT"] as const).filter((offer) => now.includes(offer));
    };
    expect(left()).toEqual(["FAVORITES", "RECENT"]);
    for (const id of ["C34", "C35", "C36", "C37"]) expect(left(id)).toEqual(["RECENT"]);
    expect(left("C31")).toEqual(["FAVORITES"]);
  });

  it("A56 every assumed change belongs to an offer, so that no page shows a button for a missing call", () => {
    const behind = new Set(
      Object.values(offers)
        .flat()
        .map(({ id }) => id),
    );
    // The platform and W2 request the two login steps; a referral visit and telling of a break have no button; the limits
    // on bets are offered by `AccountLimits.offered`; games are closed by limits.
    const elsewhere = ["CP2", "CP4", "CA84", "CA126", "CA131", "CA133"];
    const changes = catalogue.filter(({ source, read }) => source === "assumed" && !read);
    const unknown = changes.filter(({ id }) => !behind.has(id) && !elsewhere.includes(id));
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });
});
