import { describe, expect, it } from "vitest";
import { aurora } from "../brands/aurora.ts";
import { catalogue } from "./catalogue.ts";
import { offers, offersOf } from "./offers.ts";
import { testScope } from "./testing/platform.ts";
import { ask } from "./testing/run.ts";

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
    const scope = testScope({ brand: { ...aurora, calls } });
    expect(await ask(scope, "{ system { offers } }")).toEqual({ system: { offers: rest } });
  });

  it("A56 knows of every change that we assumed, so that no page has a button without one", () => {
    const behind = new Set(
      Object.values(offers)
        .flat()
        .map(({ id }) => id),
    );
    // The two steps of signing in are asked for by the platform, and by W2.
    const elsewhere = ["CP2", "CP4"];
    const changes = catalogue.filter(({ source, read }) => source === "assumed" && !read);
    const unknown = changes.filter(({ id }) => !behind.has(id) && !elsewhere.includes(id));
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });
});
