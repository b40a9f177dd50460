import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type TicketRow, ticket as ticketTable } from "../../db/schema/games.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { memberOfToken } from "../../http/token.ts";
import { newTicketId } from "../../http/world-name.ts";
import type { Game } from "../games/catalogue.ts";
import {
  bankOf,
  houseOf,
  moveMoney,
  openAccount,
  ticketPurse,
  walletOf,
} from "../wallet/ledger.ts";
import { wholeAmount } from "../wallet/money.ts";

const lifeMs = 4 * 60 * 60 * 1000;
const trialCurrency = "FUN";
const trialMoney = wholeAmount(10_000);

interface NewTicket {
  game: Game;
  /** The chosen room; null for a game without rooms. */
  roomId: string | null;
  language: string;
  backUrl: string;
  /** Null plays with money of the ticket's own purse. */
  member: MemberRow | null;
  token: string | null;
}

/** Opens a launch ticket. A trial's purse is filled from the bank of play money. */
export function openTicket({ db, world, now }: CallContext, fresh: NewTicket): TicketRow {
  const { game, roomId, language, backUrl, member, token } = fresh;
  const id = newTicketId(world);
  const currency = member?.currency ?? trialCurrency;
  if (member === null) {
    const purse = ticketPurse(id);
    for (const account of [purse, houseOf(currency), bankOf(currency)]) {
      openAccount(db, account, currency, now);
    }
    const from = bankOf(currency);
    moveMoney(db, { kind: "deposit", reference: id, from, to: purse, amount: trialMoney, now });
  }
  return db
    .insert(ticketTable)
    .values({
      id,
      nodeId: game.nodeId,
      roomId,
      memberId: member?.id ?? null,
      token,
      currency,
      language,
      backUrl,
      createdAt: now,
      expiresAt: now + lifeMs,
    })
    .returning()
    .get();
}

/** The URL that C30 and C32 answer: the ticket's page on the public origin. */
export function ticketUrl({ publicOrigin, world }: CallContext, ticket: TicketRow): string {
  const url = new URL(`/play/${ticket.id}`, publicOrigin);
  url.searchParams.set("world", world);
  url.searchParams.set("lang", ticket.language);
  return url.href;
}

/** A ticket that may still be played; `login.not.session` when it or its session has ended. */
export function liveTicket(db: Database, id: string, now: number): TicketRow {
  const row = db.select().from(ticketTable).where(eq(ticketTable.id, id)).get();
  if (row === undefined || row.expiresAt <= now) throw new PlatformError("login.not.session");
  // A world's clock that was set ahead ends no session: tokens keep real time.
  if (row.token !== null && memberOfToken(db, row.token, Date.now()) === null) {
    throw new PlatformError("login.not.session");
  }
  return row;
}

/** The ledger account a ticket plays with. */
export function purseOf(ticket: TicketRow): string {
  return ticket.memberId === null ? ticketPurse(ticket.id) : walletOf(ticket.memberId);
}

/** Ends the member's open tickets. */
export function endTickets(db: Database, memberId: number, now: number): void {
  const open = and(eq(ticketTable.memberId, memberId), gt(ticketTable.expiresAt, now));
  db.update(ticketTable).set({ expiresAt: now }).where(open).run();
}

/** Notes that the page was left (a time) or is open again (null): a reload closes and reopens. */
export function markClosed(db: Database, id: string, closedAt: number | null): void {
  db.update(ticketTable).set({ closedAt }).where(eq(ticketTable.id, id)).run();
}
