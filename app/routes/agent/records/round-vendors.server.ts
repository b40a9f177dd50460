import { graphql } from "~/graphql/generated";
import type { RoundVendorsQuery } from "~/graphql/generated/graphql";
import type { GatewayClient } from "~/portal-context.ts";
import { partOf } from "~/reports/part-of.ts";

const RoundVendors = graphql(`
  query RoundVendors {
    categories {
      vendors {
        code
        name
      }
    }
  }
`);

/** A vendor of several categories is one choice. */
const vendorsOf = ({ categories }: RoundVendorsQuery) => {
  const vendors = categories?.flatMap((category) => category.vendors);
  const names = vendors && new Map(vendors.map(({ code, name }) => [code, name]));
  return names && [...names].map(([value, text]) => ({ value, text }));
};

/** The vendors that rounds can be filtered by (C25). */
export async function readRoundVendors(gateway: GatewayClient) {
  return partOf(await gateway.execute(RoundVendors, {}), vendorsOf);
}
