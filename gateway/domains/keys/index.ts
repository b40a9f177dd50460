/** Keys with which an agent's own programs read reports. */
import { defineDomain } from "../../registry/domain.ts";
import * as tokens from "./token-calls.ts";

export const keys = defineDomain({
  rows: tokens,
  fields: {},
  offers: { REPORT_TOKENS: [tokens.issueReportToken] },
  resolvers: {},
});
