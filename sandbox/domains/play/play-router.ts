import type { Database } from "../../db/open.ts";
import { failureOf } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { contentLanguage, nameIn } from "../../http/language.ts";
import { renderGamePage } from "../../show/play/page.ts";
import { textsOf } from "../../show/play/texts.ts";
import { findGame } from "../games/catalogue.ts";
import { limitsOf } from "../games/rooms.ts";
import { roundKind } from "../games/round-kind.ts";
import { gameIcon, vendorName } from "../games/wire-game.ts";
import { settleDue } from "../settle-due.ts";
import { readAccount } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";
import { betsState, pageData, waits } from "./bets-state.ts";
import { playRound } from "./play-round.ts";
import { liveTicket, markClosed, purseOf } from "./tickets.ts";

const path = /^\/play\/([0-9a-f]{32}-[a-z0-9-]+)(?:\/(round|close|bets))?$/;
const maxBody = 4096;

/**
 * The game page and its API: GET `/play/<ticket>`, POST `…/round`, GET `…/bets` (of games whose bets
 * wait), POST `…/close`. The ticket is the only credential. Failures of the API are the failure envelope, of the page a short text.
 */
export async function answerPlay(
  request: Request,
  db: Database,
  world: string,
  now: number,
): Promise<Response> {
  const url = new URL(request.url);
  const lang = url.searchParams.get("lang");
  const [, id = "", action = "page"] = path.exec(url.pathname) ?? [];
  const expected = action === "page" || action === "bets" ? "GET" : "POST";
  if (id === "") return new Response("No such page", { status: 404 });
  if (request.method !== expected) {
    return new Response("Method not allowed", { status: 405, headers: { Allow: expected } });
  }
  try {
    if (action === "close") return close(db, id, now);
    if (action === "round") return Response.json(await round(request, db, id, now), noStore);
    if (action === "bets") {
      settleDue(db, now);
      return Response.json(betsState(db, liveTicket(db, id, now), now), noStore);
    }
    return page(db, id, now, world, lang);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return action === "page" ? goneAnswer(lang ?? "") : failureOf(error);
  }
}

const noStore = { headers: { "Cache-Control": "no-store" } };

async function round(request: Request, db: Database, id: string, now: number) {
  const text = await request.text();
  if (text.length > maxBody) throw new PlatformError("request_param_err");
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new PlatformError("request_param_err", { detail: "the body is not JSON" });
  }
  settleDue(db, now);
  return playRound(db, liveTicket(db, id, now), input, now);
}

function close(db: Database, id: string, now: number): Response {
  markClosed(db, id, now);
  return new Response(null, { status: 204 });
}

function page(db: Database, id: string, now: number, world: string, lang: string | null): Response {
  const ticket = liveTicket(db, id, now);
  markClosed(db, id, null);
  const game = findGame(ticket.nodeId);
  if (game === undefined) throw new PlatformError("game.not.found");
  const language = contentLanguage(lang ?? ticket.language);
  settleDue(db, now);
  return renderGamePage({
    ticket: id,
    game: {
      nodeId: game.nodeId,
      gameName: nameIn(game.names, language),
      vendorName: vendorName(game.vendor, language),
      gameType: game.gameType,
      vassalage: game.vendor,
      iconUrl: gameIcon(game),
    },
    kind: roundKind(game.gameType, game.classes),
    limits: limitsOf(game, ticket.roomId, ticket.currency),
    waits: waits(game),
    data: pageData(game, now),
    trial: ticket.memberId === null,
    balance: formatAmount(readAccount(db, purseOf(ticket)).balance),
    currency: ticket.currency,
    language,
    world,
    backUrl: ticket.backUrl,
  });
}

function goneAnswer(language: string): Response {
  const { lang, texts } = textsOf(language);
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Language": lang,
    "Cache-Control": "no-store",
  };
  return new Response(texts.over, { status: 410, headers });
}
