import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import type { Offer } from "~/graphql/generated/graphql";
import { requireOffer } from "./offered.server.ts";

/** Returns the status of a page that requires favourites if the brand's offer is this; null means unknown. */
async function favorites(offers: Offer[] | null): Promise<number> {
  const execute = async () => ({ data: offers && { system: { offers } } });
  const context = { gateway: { execute } } as unknown as Pick<AppLoadContext, "gateway">;
  return requireOffer("FAVORITES", context).then(
    () => 200,
    (thrown) => (thrown as Response).status,
  );
}

it("A56 R14 a page of what is switched off is not there, and stands while nobody can say", async () => {
  expect(await favorites(["FAVORITES", "RECENT"])).toBe(200);
  expect(await favorites(["RECENT"])).toBe(404);
  expect(await favorites(null)).toBe(200);
});
