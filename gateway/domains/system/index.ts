/** System status, switches, contacts and form rules. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { systemResolvers } from "./resolvers.ts";

export const system = defineDomain({
  rows: calls,
  access: {
    "Query.system": rule.anyone,
    "Query.helpSections": rule.anyoneAlike,
  },
  offers: {
    REGISTRATION: [calls.registerSettings],
  },
  resolvers: systemResolvers,
});
