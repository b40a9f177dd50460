/** Calls every public read of the platform, with minimal parameters where a row requires some. */
import * as v from "valibot";
import { catalogue } from "../../catalogue/catalogue.ts";
import { hotGames } from "../../domains/games/calls.ts";
import { platformId } from "../../domains/games/shape.ts";
import { lotteryMenu } from "../../domains/lottery/calls.ts";
import type { Call } from "../../platform/call.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RequestScope } from "../../request/request-scope.ts";

/** True for a row that a guest may call and that changes nothing. */
export function isPublicRead(row: Call): boolean {
  return row.read && row.method === "GET" && row.token !== "required";
}

/** Makes the calls without the cache. Their results are recorded with each row. */
export async function callPublicReads(platform: Platform, scope: RequestScope): Promise<void> {
  // A caller that reads the response headers bypasses the shared cache.
  const options = { guest: true, onHeaders: () => undefined };
  const send = async (row: Call, input: unknown = {}) => {
    if (scope.brand.calls[row.id]?.enabled === false) return null;
    return platform.call(row, input, options).catch(() => null);
  };
  // Draws need the code of a lottery, which comes from the menu.
  const hot = send(hotGames);
  const menu = send(lotteryMenu, { prizeMode: "LOTT" });
  const draws = async (row: Call) => send(row, { gameCode: firstCode(await menu), limit: 5 });
  /** Minimal parameters of the rows that require some. */
  const plain = new Map<string, (row: Call) => Promise<unknown>>([
    ["C14", (row) => send(row, { code: "0", domain: new URL(scope.origin).host })],
    ["C26", (row) => send(row, { pageNo: 1, pageSize: 20 })],
    ["C27", () => hot],
    ["C38", () => menu],
    ["C40", draws],
    ["C41", draws],
    ["CA81", async (row) => send(row, { gameId: firstGame(await hot) })],
    ["CA89", async (row) => send(row, { ids: String(firstGame(await hot)) })],
    ["CA93", async (row) => send(row, { ids: String(firstGame(await hot)) })],
  ]);
  const rows = catalogue.filter(isPublicRead);
  await Promise.all(rows.map((row) => (plain.get(row.id) ?? send)(row)));
}

const menuOf = v.array(v.object({ code: v.string() }));

/** The first lottery of the menu's response, or a placeholder: the call itself matters. */
function firstCode(answer: unknown): string {
  const menu = v.safeParse(menuOf, answer);
  return (menu.success && menu.output[0]?.code) || "1";
}

const listOfGames = v.object({ list: v.array(v.object({ id: v.string() })) });

/** The first of the hot games, or a placeholder. */
function firstGame(answer: unknown): number | string {
  const games = v.safeParse(listOfGames, answer);
  return platformId((games.success && games.output.list[0]?.id) || "1") ?? 1;
}
