import { and, desc, eq, inArray, or } from "drizzle-orm";
import { contract, contractChange } from "../../db/schema/history.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { contractLine } from "../agent/team.ts";
import { formatAmount } from "../wallet/money.ts";
import { playWithin, runningBasis, runningWindow } from "./basis.ts";
import { partyName } from "./end-contract.ts";
import { contractKinds } from "./terms.ts";

const common = {
  methods: ["GET"],
  modules: ["COMM3"],
  token: "required",
  audience: "real",
} as const;
const mostChanges = 200;

/** The contracts of which an account is a party. */
const partyOf = (me: number) => or(eq(contract.toId, me), eq(contract.fromId, me));

/**
 * CA165: the active contracts of which the caller is a party, with their running period: the play of the receiver and
 * all below so far, and what it would pay if it ended now.
 */
export const runningContracts = defineCall({
  ...common,
  id: "CA165",
  path: "/wps/contracts/running",
  params: noParams,
  run: (context) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const active = and(partyOf(me), eq(contract.state, "ACTIVE"));
    const rows = db.select().from(contract).where(active).all();
    const order = (row: (typeof rows)[number]) => contractKinds.indexOf(row.kind);
    return rows
      .sort((a, b) => order(a) - order(b))
      .map((row) => {
        const ids = contractLine(db, row.toId);
        const window = runningWindow(row, now);
        const play = playWithin(db, ids, { from: window.from, to: now + 1 });
        const { base, amount } = runningBasis(db, row, ids, now);
        return {
          requestId: row.id,
          kind: row.kind,
          from: partyName(db, row.fromId),
          to: partyName(db, row.toId),
          terms: JSON.parse(row.terms),
          periodFrom: window.from,
          periodTo: window.to,
          activeCount: play.active,
          periodConsumption: formatAmount(play.stake),
          periodLoss: formatAmount(play.loss),
          betDays: play.days,
          base: formatAmount(base),
          amount: formatAmount(amount),
        };
      });
  },
});

/** CA166: what was done to the contracts of which the caller is a party, latest first, two hundred at most. */
export const contractChanges = defineCall({
  ...common,
  id: "CA166",
  path: "/wps/contracts/changes",
  params: noParams,
  run: (context) => {
    const { db } = context;
    const me = requireMember(context).id;
    const rows = new Map(
      db
        .select()
        .from(contract)
        .where(partyOf(me))
        .all()
        .map((row) => [row.id, row]),
    );
    return db
      .select()
      .from(contractChange)
      .where(
        inArray(
          contractChange.contractId,
          db.select({ id: contract.id }).from(contract).where(partyOf(me)),
        ),
      )
      .orderBy(desc(contractChange.at), desc(contractChange.id))
      .limit(mostChanges)
      .all()
      .flatMap(({ id, contractId, action, by, at, before, after }) => {
        const row = rows.get(contractId);
        if (!row) return [];
        const read = (terms: string | null) => (terms === null ? null : JSON.parse(terms));
        return {
          id,
          requestId: contractId,
          kind: row.kind,
          action,
          by,
          at,
          from: partyName(db, row.fromId),
          to: partyName(db, row.toId),
          before: read(before),
          after: read(after),
        };
      });
  },
});
