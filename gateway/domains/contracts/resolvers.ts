import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { contractStanding } from "./calls.ts";
import { decideContract, offerContract, readBook } from "./decide.ts";

/** Contracts about dividend and salary (C13, C48–C51, CA40). */
export const contractsResolvers = {
  Query: {
    contracts: () => ({}),
  },
  Contracts: {
    standing: (_contracts, _args, { platform }) =>
      whereOffered(async () => {
        const standing = await platform.call(contractStanding, {});
        return {
          dividend: standing.divtypereq,
          dailySalary: standing.dailysalreqtype,
          hourlySalary: standing.contracthoursalreq,
          realTimeSalary: standing.realtimesalreqtype,
        };
      }),
    ofKind: (_contracts, { kind }, context) => whereOffered(() => readBook(kind, context)),
  },
  Mutation: {
    decideContract: (_root, { input }, context) => decideContract(input, context),
    offerContract: (_root, { input }, context) => offerContract(input, context),
  },
} satisfies Resolvers;
