import * as v from "valibot";
import { defineCall } from "../../../http/call.ts";
import { type CallContext, requireMember } from "../../../http/context.ts";
import { groupBy } from "../../../http/group-by.ts";
import { queryInteger, range, readRange, type Span } from "../../../http/params.ts";
import { memberById } from "../../member/profile.ts";
import { startOfDay, zone } from "../../records/days.ts";
import { exchanged } from "../../wallet/exchange.ts";
import { formatAmount } from "../../wallet/money.ts";
import { commissionByDay } from "../income/income-sums.ts";
import { teamCurrencies } from "../team.ts";
import { apportion } from "./apportion.ts";
import { partsOf, readPlay, sumIn } from "./play-parts.ts";

type By = "branch" | "account";

/** Commission of an account or a branch with one type of game, in minor units. */
interface Share {
  key: number;
  gameType: string;
  validStake: number;
  net: number;
}

/**
 * CA177: how the caller's commission of days that are over differs from that of other days, by branch or by account: the
 * largest differences, and all others as one. What a type of game came to in CA150 is split by what each play is worth,
 * so that the rows come to it.
 */
export const commissionChange = defineCall({
  id: "CA177",
  methods: ["GET"],
  path: "/wps/agent/commissionChange",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    ...range,
    againstFrom: range.from,
    againstTo: range.to,
    zone,
    by: v.picklist(["branch", "account"]),
    most: v.optional(queryInteger(1, 50), "10"),
  }),
  run: (context, { by, most, zone: offset, againstFrom, againstTo, ...wish }) => {
    const { db, now } = context;
    const sharesOf = (days: { from?: number; to?: number }) =>
      sharesIn(context, by, readRange(days, now), offset);
    const against = { from: againstFrom, to: againstTo };
    const before = groupBy(sharesOf(against), ({ key }) => key);
    const after = groupBy(sharesOf(wish), ({ key }) => key);
    const keys = [...new Set([...after.keys(), ...before.keys()])];
    const rows = keys.map((key) => ({
      key,
      before: before.get(key) ?? [],
      after: after.get(key) ?? [],
    }));
    const size = (row: (typeof rows)[number]) =>
      Math.abs(sumIn(row.after, "net") - sumIn(row.before, "net"));
    rows.sort((a, b) => size(b) - size(a) || a.key - b.key);
    const others = rows.slice(most);
    return [
      ...rows.slice(0, most).map((row) => ({
        account: memberById(db, row.key)?.account ?? String(row.key),
        accounts: 1,
        products: productsOf(row.before, row.after),
      })),
      ...(others.length === 0
        ? []
        : [
            {
              account: null,
              accounts: others.length,
              products: productsOf(
                others.flatMap((row) => row.before),
                others.flatMap((row) => row.after),
              ),
            },
          ]),
    ];
  },
});

/** Commission by key and type of game; all rows of a type come to that of CA150. */
function sharesIn(context: CallContext, by: By, { from, to: end }: Span, offset: number): Share[] {
  const { db, now } = context;
  const to = Math.min(end, startOfDay(now, offset) - 1);
  if (to < from) return [];
  const { id } = requireMember(context);
  const days = groupBy(commissionByDay(db, id, { from, to }, offset), ({ gameType }) => gameType);
  const worth = groupBy(worthOf(context, by, { from, to }), ({ gameType }) => gameType);
  return [...worth].flatMap(([gameType, some]) => {
    const share = (name: "validStake" | "own" | "given") =>
      apportion(
        sumIn(days.get(gameType) ?? [], name),
        some.map((each) => each[name]),
      );
    const [stakes, own, given] = [share("validStake"), share("own"), share("given")];
    return some.map(({ key }, at) => ({
      key,
      gameType,
      validStake: stakes[at] ?? 0,
      net: (own[at] ?? 0) - (given[at] ?? 0),
    }));
  });
}

/** What play is worth before anything is rounded, in the caller's currency; only the proportions mean something. */
interface Worth {
  key: number;
  gameType: string;
  validStake: bigint;
  own: bigint;
  given: bigint;
}

function worthOf(context: CallContext, by: By, span: Span): Worth[] {
  const me = requireMember(context);
  const found = new Map<string, Worth>();
  for (const { code } of teamCurrencies(context.db, me.id)) {
    const play = readPlay(context, { ...allPlay, ...span, currency: code });
    for (const { key, gameType, validStake, rate, ownRate } of partsOf(context.db, by, play)) {
      const name = `${key} ${gameType}`;
      const worth = found.get(name) ?? { key: Number(key), gameType, ...nothing };
      const stake = BigInt(exchanged(validStake, code, me.currency));
      worth.validStake += stake;
      worth.own += stake * BigInt(ownRate);
      worth.given += stake * BigInt(rate ?? 0);
      found.set(name, worth);
    }
  }
  return [...found.values()].sort((a, b) => a.key - b.key);
}

const nothing = { validStake: 0n, own: 0n, given: 0n };
const allPlay = { account: "", parent: "", gameType: "", vassalage: "", nodeId: "" };

/** Both sides by type of game. */
function productsOf(before: readonly Share[], after: readonly Share[]) {
  const types = [...new Set([...after, ...before].map(({ gameType }) => gameType))].sort();
  const side = (shares: readonly Share[], type: string) => {
    const own = shares.filter(({ gameType }) => gameType === type);
    return {
      validStake: formatAmount(sumIn(own, "validStake")),
      net: formatAmount(sumIn(own, "net")),
    };
  };
  return types.map((gameType) => ({
    gameType,
    before: side(before, gameType),
    after: side(after, gameType),
  }));
}
