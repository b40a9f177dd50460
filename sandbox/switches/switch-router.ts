import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { growthOf, growthWish, growWorld } from "../db/large/world.ts";
import type { Database } from "../db/open.ts";
import { ledgerEntry } from "../db/schema/history.ts";
import { captcha as captchaTable, member, smsCode } from "../db/schema/members.ts";
import { feedback } from "../db/schema/messages.ts";
import { ledgerAccount } from "../db/schema/wallet.ts";
import { tree } from "../db/seed/tree.ts";
import { demoAccounts, moreDemoAccounts } from "../domains/member/demo-accounts.ts";
import { leaveRoundOpen } from "../domains/play/open-rounds.ts";
import { formatAmount, parseAmount } from "../domains/wallet/money.ts";
import type { CallLog } from "./call-log.ts";
import { type FaultLine, faultSchema } from "./fault-table.ts";
import { memberPatchSchema, patchMember } from "./member-patch.ts";
import { clockAheadMs, type SettingsPatch, settingsPatch, type WorldSettings } from "./settings.ts";

/** The parts of a world that the switches can read and change. */
export interface Switchboard {
  db: Database;
  log: CallLog;
  faults(): readonly FaultLine[];
  setFaults(lines: FaultLine[]): void;
  settings(): WorldSettings;
  changeSettings(patch: SettingsPatch): void;
  reset(clockAheadMs: number): Promise<void>;
  reopen(): Promise<void>;
}

/** How far the new world's clock is ahead; the seed uses this time, too. */
const resetSchema = v.optional(v.strictObject({ clockAheadMs: v.optional(clockAheadMs, 0) }), {});

// All accounts of the seeded team have this password.
const downlinePassword = "Portico#2026";

const setSchema = v.strictObject({
  ...settingsPatch.entries,
  memberPatch: v.optional(memberPatchSchema),
  /** Leaves a round open at the game's vendor, so that the next C32 there is refused with #734. */
  openRound: v.optional(
    v.strictObject({ account: v.string(), nodeId: v.number(), stake: v.optional(v.string()) }),
  ),
});

/**
 * Handles `/__sandbox/*`: reset, reopen, faults, calls, set, large, accounts, captcha, codes, feedback,
 * ledger, entries.
 */
export async function answerSwitch(request: Request, board: Switchboard): Promise<Response> {
  const action = `${request.method} ${new URL(request.url).pathname.slice("/__sandbox/".length)}`;
  switch (action) {
    case "POST reset":
      return reset(await readJson(request), board);
    case "POST reopen":
      await board.reopen();
      return Response.json({ ok: true });
    case "GET faults":
      return Response.json(board.faults());
    case "POST faults":
      return addFault(await readJson(request), board);
    case "DELETE faults":
      board.setFaults([]);
      return Response.json({ ok: true });
    case "GET calls":
      return Response.json(board.log.list());
    case "DELETE calls":
      board.log.clear();
      return Response.json({ ok: true });
    case "POST set":
      return change(await readJson(request), board);
    case "GET set":
      return Response.json(board.settings());
    case "POST large":
      return grow(await readJson(request), board);
    case "GET large":
      return Response.json(growthOf(board.db));
    case "GET accounts":
      return Response.json(accounts(board.db));
    case "GET captcha":
      return Response.json(captchas(board.db));
    case "GET codes":
      return Response.json(codes(board.db));
    case "GET feedback":
      return Response.json(board.db.select().from(feedback).orderBy(desc(feedback.id)).all());
    case "GET ledger":
      return Response.json(board.db.select().from(ledgerAccount).all());
    case "GET entries":
      return Response.json(board.db.select().from(ledgerEntry).all());
    default:
      return refuse(404, "no such switch");
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

async function reset(input: unknown, board: Switchboard): Promise<Response> {
  const parsed = v.safeParse(resetSchema, input);
  if (!parsed.success) return refuse(400, parsed.issues[0].message);
  await board.reset(parsed.output.clockAheadMs);
  return Response.json({ ok: true });
}

function addFault(input: unknown, board: Switchboard): Response {
  const parsed = v.safeParse(faultSchema, input);
  if (!parsed.success) return refuse(400, parsed.issues[0].message);
  board.setFaults([...board.faults(), parsed.output]);
  return Response.json(board.faults(), { status: 201 });
}

function change(input: unknown, board: Switchboard): Response {
  const parsed = v.safeParse(setSchema, input);
  if (!parsed.success) return refuse(400, parsed.issues[0].message);
  const { memberPatch, openRound, ...settings } = parsed.output;
  if (memberPatch && !patchMember(board.db, memberPatch, Date.now())) {
    return refuse(400, "memberPatch");
  }
  if (openRound && !openOne(board.db, openRound)) return refuse(400, "openRound");
  board.changeSettings(settings);
  return Response.json(board.settings());
}

async function grow(input: unknown, board: Switchboard): Promise<Response> {
  const parsed = v.safeParse(growthWish, input ?? {});
  if (!parsed.success) return refuse(400, parsed.issues[0].message);
  return Response.json(await growWorld(board.db, Date.now(), parsed.output.rounds));
}

function openOne(db: Database, wish: { account: string; nodeId: number; stake?: string }): boolean {
  const row = db.select().from(member).where(eq(member.account, wish.account)).get();
  const stake = parseAmount(wish.stake ?? "1.00");
  if (row === undefined || stake === null) return false;
  return leaveRoundOpen(db, row, wish.nodeId, stake, Date.now());
}

/** The demo accounts and the agents of the team below agent1. */
function accounts(db: Database) {
  const agents = tree.filter(({ activity }) => activity === 0);
  const below = agents.map(({ account, level, currency }) => {
    const note =
      currency === "USD" ? `agent of level ${level}` : "agent with a team in two currencies";
    return { account, password: downlinePassword, note };
  });
  return [...demoAccounts, ...moreDemoAccounts, ...below].map(({ account, password, note }) => {
    const row = db.select().from(member).where(eq(member.account, account)).get();
    const wallet = db
      .select()
      .from(ledgerAccount)
      .where(eq(ledgerAccount.id, `wallet:${row?.id}`))
      .get();
    const balance = formatAmount(wallet?.balance ?? 0);
    return { account, password, note, type: row?.type, currency: row?.currency, balance };
  });
}

/** The sent codes, newest first; for the purpose `verify` the number is the challenge. */
function codes(db: Database) {
  return db.select().from(smsCode).orderBy(desc(smsCode.id)).limit(100).all();
}

/** The solutions of open captchas, oldest first, for tests. */
function captchas(db: Database) {
  return db
    .select({ captchaId: captchaTable.id, answer: captchaTable.answer })
    .from(captchaTable)
    .orderBy(captchaTable.expiresAt)
    .all();
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
