/** What is announced: banners, promotions, popups, notices. */
import { defineDomain, rule } from "../../domain.ts";
import * as calls from "./calls.ts";
import { announcementsResolvers } from "./resolvers.ts";

export const announcements = defineDomain({
  rows: calls,
  access: {
    "Query.announcements": rule.anyoneAlike,
  },
  resolvers: announcementsResolvers,
});
