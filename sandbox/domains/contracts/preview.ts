import { and, eq, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { contract } from "../../db/schema/history.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { accountName, optionalText } from "../../http/params.ts";
import { contractLine } from "../agent/team.ts";
import { dayMs, startOfDay } from "../records/days.ts";
import { formatAmount } from "../wallet/money.ts";
import { type Basis, basisOver, endedWindows } from "./basis.ts";
import { checkOffer, readOffer } from "./decide.ts";
import { contractKinds, readShareTerms, type WithTerms } from "./terms.ts";
import type { Window } from "./windows.ts";

/** As many periods of five minutes as a week has. */
const mostPeriods = 2016;

const wish = v.strictObject({
  kind: v.picklist(contractKinds),
  requestId: optionalText(64),
  account: v.optional(accountName, ""),
  terms: optionalText(2000),
});

/**
 * CA67: what a contract of the caller, or one with these terms for a direct member, would have paid for the last
 * seven whole days. It refuses the same terms as an offer (`checkOffer`).
 */
export const contractPreview = defineCall({
  id: "CA67",
  methods: ["GET"],
  path: "/wps/contracts/preview",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: wish,
  run: (context, requested) => {
    const { db, now } = context;
    const { row, toId } =
      requested.requestId === "" ? typed(context, requested) : known(context, requested);
    const to = startOfDay(now);
    const week = { from: to - 7 * dayMs, to };
    const ids = contractLine(db, toId);
    const found = periodsIn(db, row, ids, week);
    const sum = (name: "base" | "amount") =>
      formatAmount(found.reduce((total, basis) => total + basis[name], 0));
    return {
      ...week,
      periods: found.length,
      paid: found.filter(({ amount }) => amount > 0).length,
      base: sum("base"),
      amount: sum("amount"),
    };
  },
});

type Wish = v.InferOutput<typeof wish>;

/** A contract that the caller is a party of. */
function known(context: CallContext, { kind, requestId }: Wish) {
  const me = requireMember(context).id;
  const where = and(eq(contract.id, requestId), eq(contract.kind, kind));
  const row = context.db.select().from(contract).where(where).get();
  if (!row || (row.fromId !== me && row.toId !== me)) throw new PlatformError("contract.state");
  return { row, toId: row.toId };
}

/** Terms that the caller thinks of offering. */
function typed(context: CallContext, { kind, account, terms }: Wish) {
  let given: unknown;
  try {
    given = JSON.parse(terms);
  } catch {
    throw new PlatformError("request_param_err", { detail: "terms" });
  }
  const row = readOffer(kind, given);
  return { row, toId: checkOffer(context, row, account).id };
}

/** What a week's periods came to: those that ended in it, or the week itself where they are longer. */
function periodsIn(db: Database, row: WithTerms, ids: SQL, week: Window): Basis[] {
  const isShort =
    row.kind === "REALTIME" || row.kind === "HOURLY" || readShareTerms(row).period === "D";
  if (!isShort) return [basisOver(db, row, ids, week)];
  return endedWindows(db, row, ids, week, mostPeriods).map(({ basis }) => basis);
}
