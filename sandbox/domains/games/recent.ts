import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { recentGame } from "../../db/schema/games.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { paging } from "../../http/params.ts";
import { findGame } from "./catalogue.ts";
import { pageOf } from "./page-of.ts";
import { accountShape, wireGame } from "./wire-game.ts";

/** C31: the games a member opened or played, last one first (D-9). */
export const recentGames = defineCall({
  id: "C31",
  methods: ["GET"],
  path: "/wps/relay/GCS_recentGame",
  modules: ["GAMELOREC3"],
  token: "required",
  params: v.strictObject(paging),
  run: (context, { pageNo, pageSize }) => {
    const { merchant } = context;
    const { id, currency } = requireMember(context);
    const games = context.db
      .select({ nodeId: recentGame.nodeId })
      .from(recentGame)
      .where(eq(recentGame.memberId, id))
      .orderBy(desc(recentGame.playedAt))
      .all()
      .flatMap(({ nodeId }) => findGame(nodeId) ?? []);
    const page = pageOf(games, pageNo, pageSize);
    return {
      list: page.items.map((game) =>
        wireGame(game, context.lang, accountShape, { currency, merchant }),
      ),
      pageNum: page.pageNum,
      totalPages: page.totalPages,
    };
  },
});

/** Puts a game at the head of the member's recent ones. */
export function rememberGame(db: Database, memberId: number, nodeId: number, now: number): void {
  db.insert(recentGame)
    .values({ memberId, nodeId, playedAt: now })
    .onConflictDoUpdate({
      target: [recentGame.memberId, recentGame.nodeId],
      set: { playedAt: now },
    })
    .run();
}
