import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { favorite } from "../../db/schema/games.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams, paging } from "../../http/params.ts";
import { findGame } from "./catalogue.ts";
import { pageOf } from "./page-of.ts";
import { accountShape, wireGame } from "./wire-game.ts";

const base = { modules: ["GAMELOFAV3"], token: "required" } as const;
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** C34: the ids of the member's favourites, newest first. */
export const favoriteIds = defineCall({
  ...base,
  id: "C34",
  methods: ["GET"],
  path: "/wps/relay/MCSFE_getFavoriteGames",
  params: noParams,
  run: (context) => idsOf(context.db, requireMember(context).id),
});

/** C35: a page of the member's favourites (D-8), newest first. */
export const favoriteList = defineCall({
  ...base,
  id: "C35",
  methods: ["GET"],
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  params: v.strictObject(paging),
  run: (context, { pageNo, pageSize }) => {
    const { merchant } = context;
    const { id: member, currency } = requireMember(context);
    const games = idsOf(context.db, member).flatMap((id) => findGame(id) ?? []);
    const page = pageOf(games, pageNo, pageSize);
    return {
      content: page.items.map((game) =>
        wireGame(game, context.lang, accountShape, { currency, merchant }),
      ),
      pageNum: page.pageNum,
      totalPages: page.totalPages,
    };
  },
});

/** C36: marks a favourite (D-6); adding twice is no error. */
export const addFavorite = defineCall({
  ...base,
  id: "C36",
  methods: ["POST"],
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  params: v.strictObject({ nodeId: v.pipe(v.number(), v.integer()), vendor: text, gameType: text }),
  run: (context, { nodeId, vendor, gameType }) => {
    const { db, now } = context;
    const memberId = requireMember(context).id;
    checkGame(nodeId, vendor, gameType);
    db.insert(favorite).values({ memberId, nodeId, addedAt: now }).onConflictDoNothing().run();
    return {};
  },
});

/** C37: takes a favourite back, by query parameters (A7); one that is not there is no error. */
export const removeFavorite = defineCall({
  ...base,
  id: "C37",
  methods: ["DELETE"],
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  params: v.strictObject({
    nodeId: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    vendor: text,
    gameType: text,
  }),
  run: (context, { nodeId, vendor, gameType }) => {
    const memberId = requireMember(context).id;
    checkGame(nodeId, vendor, gameType);
    context.db
      .delete(favorite)
      .where(and(eq(favorite.memberId, memberId), eq(favorite.nodeId, nodeId)))
      .run();
    return {};
  },
});

function idsOf(db: Database, memberId: number): number[] {
  return db
    .select({ nodeId: favorite.nodeId })
    .from(favorite)
    .where(eq(favorite.memberId, memberId))
    .orderBy(desc(favorite.addedAt), desc(favorite.nodeId))
    .all()
    .map(({ nodeId }) => nodeId);
}

function checkGame(nodeId: number, vendor: string, gameType: string): void {
  const game = findGame(nodeId);
  if (game?.vendor !== vendor || game.gameType !== gameType) {
    throw new PlatformError("game.not.found");
  }
}
