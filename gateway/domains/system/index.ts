/** System status, switches, contacts and form rules. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { systemResolvers } from "./resolvers.ts";

export const system = defineDomain({
  rows: calls,
  fields: {
    "Query.system": { access: rule.anyone },
    "Query.helpSections": { access: rule.anyoneAlike },
  },
  offers: {
    REGISTRATION: [calls.registerSettings],
  },
  resolvers: systemResolvers,
});
