/** Contracts about dividend and salary. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { contractsResolvers } from "./resolvers.ts";

export const contracts = defineDomain({
  rows: calls,
  fields: {
    "Query.contracts": { access: rule.real },
    "Mutation.decideContract": {
      access: rule.money,
      effect: "NONE",
      audit: { kind: "CONTRACT", facts: ["kind", "requestId", "decision"] },
    },
    "Mutation.previewOffer": {
      access: rule.agentMoney,
      effect: "NONE",
      audit: { none: "computes an example" },
    },
    "Mutation.offerContract": {
      access: rule.agentMoney,
      effect: "NONE",
      audit: { kind: "CONTRACT", facts: ["kind"], subject: "account" },
    },
  },
  offers: {
    CONTRACTS: [calls.contractList],
    CONTRACT_PREVIEW: [calls.contractPreview],
    CONTRACTS_RUNNING: [calls.contractList, calls.runningContracts],
  },
  resolvers: contractsResolvers,
});
