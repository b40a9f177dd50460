import { differenceOf } from "../../../brands/amount.ts";
import { offeredFields } from "../../failures/not-offered.ts";
import type { RecordsResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { reportMissing } from "../../platform/drift/report-missing.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { profitReport } from "../records/calls.ts";
import { statementGames, statementOpening, statementProducts } from "./calls.ts";
import { joined, piecesOf, statementSpan } from "./pieces.ts";

interface Played {
  bets: number | null;
  stake: string;
  win: string;
}

const playOf = ({ bets, stake, win }: Played) => ({
  bets,
  stake,
  win,
  result: differenceOf(win, stake),
});

/** The statement of the account (G25, CA140–CA142). */
export const statementResolvers = {
  Records: offeredFields<RecordsResolvers>({
    statement: async (_records, { range }, { platform, scope }) => {
      const pieces = piecesOf(statementSpan(range), scope.brand.gmtOffset);
      const report = joined(
        await Promise.all(pieces.map((piece) => platform.call(profitReport, piece))),
      );
      reportMissing(scope, profitReport, report);
      return report;
    },
    statementProducts: async (_records, { range }, { platform, scope }) => {
      const { rows, totals } = await platform.call(statementProducts, statementSpan(range));
      reportMissing(scope, statementProducts, { rows, totals });
      return {
        rows: rows?.map(({ type, ...play }) => ({ type, play: playOf(play) })) ?? null,
        totals: totals && playOf(totals),
      };
    },
    statementGames: async (_records, { range, ...page }, { platform }) => {
      const span = statementSpan(range);
      const { nodes, pageInfo, first } = await offsetPage(page, (requested) =>
        platform.call(statementGames, { ...requested, ...span }),
      );
      return {
        nodes: nodes.map(({ gameId, gameName, vendorCode, vendorName, type, ...play }) => ({
          gameId,
          gameName,
          type,
          play: playOf(play),
          vendor: { code: vendorCode, name: vendorName },
        })),
        pageInfo,
        since: first.since,
      };
    },
    sinceOpening: (_records, _args, { platform }) => platform.call(statementOpening, {}),
  }),
} satisfies Resolvers;
