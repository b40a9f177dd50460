/** Contracts about dividend and salary. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { contractsResolvers } from "./resolvers.ts";

export const contracts = defineDomain({
  rows: calls,
  access: {
    "Query.contracts": rule.real,
    "Mutation.decideContract": rule.money,
    "Mutation.previewOffer": rule.agentMoney,
    "Mutation.offerContract": rule.agentMoney,
  },
  effects: {
    "Mutation.decideContract": "NONE",
    "Mutation.previewOffer": "NONE",
    "Mutation.offerContract": "NONE",
  },
  audit: {
    "Mutation.decideContract": { kind: "CONTRACT", facts: ["kind", "requestId", "decision"] },
    "Mutation.previewOffer": { none: "computes an example" },
    "Mutation.offerContract": { kind: "CONTRACT", facts: ["kind"], subject: "account" },
  },
  offers: {
    CONTRACTS: [calls.contractList],
    CONTRACT_PREVIEW: [calls.contractPreview],
    CONTRACTS_RUNNING: [calls.contractList, calls.runningContracts],
  },
  resolvers: contractsResolvers,
});
