import * as v from "valibot";
import { isReal } from "../../access/viewer.ts";
import { offered, offeredFields } from "../../failures/not-offered.ts";
import type { ContractsResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { payerName, wirePayer } from "../../values/payer.ts";
import { contractChanges, contractPreview, contractStanding, runningContracts } from "./calls.ts";
import { conditionsOf } from "./conditions.ts";
import { decideContract, hasEnded, offerContract, readBook } from "./decide.ts";
import { previewOffer } from "./preview.ts";

/** Contracts about dividend and salary (C13, C48–C51, CA40). */
export const contractsResolvers = {
  Query: {
    contracts: () => ({}),
  },
  Contracts: offeredFields<ContractsResolvers>({
    standing: (_contracts, _args, { platform }) => platform.call(contractStanding, {}),
    ofKind: (_contracts, { kind }, context) => readBook(kind, context),
    running: (_contracts, _args, { platform }) => platform.call(runningContracts, {}),
    changes: (_contracts, _args, { platform }) => platform.call(contractChanges, {}),
  }),
  RunningContract: {
    from: ({ from }, _args, { scope }) => payerName(from, scope.brand),
    conditions: conditionsOf,
  },
  ContractChange: {
    from: ({ from }, _args, { scope }) => payerName(from, scope.brand),
    by: ({ by }, _args, { scope }) => payerName(by, scope.brand),
  },
  Glance: {
    contracts: offered(async (viewer, _args, { platform, scope }) => {
      if (!isReal(viewer)) return null;
      return cachedSummary(scope, "contracts", () => platform.call(contractStanding, {}));
    }),
  },
  Contract: {
    from: ({ from }, _args, { scope }) => payerName(from, scope.brand),
    over: (contract, _args, context) => hasEnded(contract, platformNow(context)),
    endedBy: ({ endedBy }, _args, { scope }) =>
      endedBy === "" ? null : payerName(v.parse(wirePayer, endedBy), scope.brand),
    preview: offered(({ id, kind }, _args, { platform }) =>
      platform.call(contractPreview, { kind, requestId: id }),
    ),
    // S33 covers dividends only; the platform settles salaries when they are due.
    unpaid: ({ kind }) => (kind === "DIVIDEND" ? "FREEZES_PAYER_AND_IS_FORCED" : null),
  },
  Mutation: {
    decideContract: (_root, { input }, context) => decideContract(input, context),
    previewOffer: (_root, { input }, context) => previewOffer(input, context),
    offerContract: (_root, { input }, context) => offerContract(input, context),
  },
} satisfies Resolvers;
