import * as v from "valibot";
import { defineCall } from "../../../http/call.ts";
import { type CallContext, requireMember } from "../../../http/context.ts";
import { nameIn } from "../../../http/language.ts";
import { offsetOf, pageAnswer } from "../../../http/page-answer.ts";
import {
  asQuery,
  longRowKeys,
  optionalDecimal,
  paging,
  queryInteger,
} from "../../../http/params.ts";
import { findGame } from "../../games/catalogue.ts";
import { currencyScale } from "../../points/earn-points.ts";
import { formatRate } from "../../records/rates.ts";
import { formatAmount, wholeAmount } from "../../wallet/money.ts";
import { sources, type Thresholds } from "./attention-kinds.ts";
import type { AttentionRow } from "./attention-row.ts";

/** How many entries of each kind are listed; `count` has all. */
const listed = 5;

/** From which amount on something is reported, in units of the dollar. */
const usual = { bigWin: 100, deposit: 200, withdrawal: 50 };

const common = {
  methods: ["POST"],
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
} as const;

const wish = {
  bigWin: optionalDecimal,
  deposit: optionalDecimal,
  withdrawal: optionalDecimal,
  inactiveDays: v.optional(queryInteger(1, 90), "14"),
  inactiveType: v.optional(v.picklist(["AGENT", "MEMBER"])),
  newDays: v.optional(queryInteger(0, 6), "1"),
  pendingDays: v.optional(queryInteger(0, 90), "0"),
  /** `KIND:id` of entries, and `KIND:account`, that are not listed. */
  hidden: longRowKeys,
  never: longRowKeys,
};

type Wish = Pick<v.InferOutput<v.StrictObjectSchema<typeof wish, undefined>>, keyof typeof wish>;

/** Those of a list of `KIND:name` that are of a kind. */
const ofKind = (kind: string, names: readonly string[] = []) =>
  names.flatMap((name) => (name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : []));

/** The entries of a kind, from an offset on. */
function entriesOf(
  context: CallContext,
  { hidden, never, ...wished }: Wish,
  { kind, offset, limit }: { kind: string; offset: number; limit: number },
) {
  const { db, now } = context;
  const which = { hidden: ofKind(kind, hidden), never: ofKind(kind, never), offset, limit };
  const sought = { db, me: requireMember(context).id, now, least: leastOf(context, wished) };
  return sources[kind]?.(sought, which) ?? [];
}

function leastOf(context: CallContext, wished: Omit<Wish, "hidden" | "never">): Thresholds {
  const scale = currencyScale(requireMember(context).currency);
  const amount = (name: keyof typeof usual) =>
    Math.round(wholeAmount(1) * (wished[name] ?? usual[name] * scale));
  return {
    ...wished,
    bigWin: amount("bigWin"),
    deposit: amount("deposit"),
    withdrawal: amount("withdrawal"),
  };
}

/**
 * CA167: what needs an agent's attention, by kind: how often, and the latest five entries. Events count for seven
 * days. Each threshold is the caller's; without one the platform's own. What the caller has set aside is left out.
 */
export const attention = defineCall({
  ...common,
  id: "CA167",
  path: "/wps/agent/attention",
  params: asQuery(v.strictObject(wish)),
  run: (context, params) => {
    const { bigWin, deposit, withdrawal, inactiveDays } = leastOf(context, params);
    const items = Object.keys(sources).map((kind) => {
      const found = entriesOf(context, params, { kind, offset: 0, limit: listed });
      const rows = found.map((row) => wireRow(row, context));
      return { kind, count: found[0]?.found ?? 0, rows };
    });
    return {
      thresholds: {
        bigWin: formatAmount(bigWin),
        deposit: formatAmount(deposit),
        withdrawal: formatAmount(withdrawal),
        inactiveDays,
      },
      items: items.filter(({ count }) => count > 0),
    };
  },
});

/** CA180: all entries of one kind, page by page. */
export const attentionEntries = defineCall({
  ...common,
  id: "CA180",
  path: "/wps/agent/attention/entries",
  params: asQuery(v.strictObject({ ...wish, ...paging, kind: v.picklist(Object.keys(sources)) })),
  run: (context, { kind, pageNo, pageSize, ...params }) => {
    const page = { pageNo, pageSize };
    const offset = offsetOf(page);
    const found = entriesOf(context, params, { kind, offset, limit: pageSize });
    const rows = found.map((row) => wireRow(row, context));
    return pageAnswer(rows, found[0]?.found ?? 0, page);
  },
});

function wireRow(row: AttentionRow, { lang }: CallContext) {
  const {
    id,
    account,
    at,
    amount = null,
    currency,
    contract,
    gameType,
    rate,
    own,
    nodeId,
    direction,
    since,
  } = row;
  const game = nodeId === undefined ? undefined : findGame(nodeId);
  return {
    id,
    account,
    ...(at === null ? {} : { at }),
    ...(since === undefined ? {} : { since }),
    ...(amount === null ? {} : { amount: formatAmount(amount) }),
    ...(currency === undefined ? {} : { currency }),
    ...(contract === undefined ? {} : { contract }),
    ...(direction === undefined ? {} : { direction }),
    ...(gameType === undefined ? {} : { gameType }),
    ...(rate === undefined ? {} : { rate: formatRate(rate) }),
    ...(own === undefined ? {} : { own: formatRate(own) }),
    ...(game === undefined ? {} : { game: nameIn(game.names, lang) }),
  };
}
