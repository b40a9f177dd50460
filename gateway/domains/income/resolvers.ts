import { GatewayError } from "../../failures/errors.ts";
import { offeredFields } from "../../failures/not-offered.ts";
import type {
  AgentResolvers,
  DateRange,
  IncomeBridgeResolvers,
  Resolvers,
} from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { dayAt, startOfDay } from "../../values/brand-day.ts";
import { rangeOf } from "../../values/date-range.ts";
import {
  accountOf,
  bookedOf,
  expectedOf,
  type IncomeModel,
  kindsOf,
  productDaysOf,
  productsOf,
  sumsOf,
} from "./add-up.ts";
import { bridgeOf, partsOf } from "./bridge.ts";
import { commissionChange, income } from "./calls.ts";
import { daysBetween, periodsOf } from "./periods.ts";
import { wholeIncome } from "./whole-income.ts";

const dayMs = 86_400_000;
/** The most days that the platform adds up. */
const longestDays = 92;
/** So many branches or accounts are steps of their own. */
const mostParts = 10;

/** The steps from one income to another, and the days of both. */
export type IncomeBridgeModel = ReturnType<typeof bridgeOf> & {
  days: { range: DateRange; against: DateRange };
};

type Range = Parameters<typeof rangeOf>[0];

/** The whole days that a range touches. */
function wholeDays(range: Range, { scope }: GatewayContext) {
  const { gmtOffset } = scope.brand;
  const requested = rangeOf(range, scope);
  const from = startOfDay(requested.from, gmtOffset);
  const to = startOfDay(requested.to, gmtOffset) + dayMs - 1;
  if (to - from >= longestDays * dayMs) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["range"] });
  }
  return { from, to };
}

/** Income of the days that a range touches (CA150, N1). */
async function readIncome(range: Range, context: GatewayContext): Promise<IncomeModel> {
  const { platform, scope } = context;
  const { gmtOffset } = scope.brand;
  const { from, to } = wholeDays(range, context);
  const whole = wholeIncome(await platform.call(income, { from, to }));
  const runningDay = dayAt(whole.closedTo, gmtOffset);
  const first = dayAt(Math.max(from, whole.sumsSince ?? 0), gmtOffset);
  const days = daysBetween(first, dayAt(to, gmtOffset)).filter((day) => day <= runningDay);
  return { ...whole, from, days, runningDay };
}

/** The agent's income (CA150). */
export const incomeResolvers = {
  Agent: offeredFields<AgentResolvers>({
    income: (_agent, { range }, context) => readIncome(range, context),
    incomeBridge: async (_agent, { range, against }, context) => {
      const both = [against, range].map((days) => readIncome(days, context));
      const [before, after] = await Promise.all(both);
      if (!before || !after) return null;
      return { ...bridgeOf(before, after), days: { range, against } };
    },
  }),
  IncomeBridge: offeredFields<IncomeBridgeResolvers>({
    parts: async ({ days, play, rate }, { by }, context) => {
      const { from: againstFrom, to: againstTo } = wholeDays(days.against, context);
      const parts = await context.platform.call(commissionChange, {
        ...wholeDays(days.range, context),
        againstFrom,
        againstTo,
        by: by === "BRANCH" ? "branch" : "account",
        most: mostParts,
      });
      return partsOf(parts, { play, rate });
    },
  }),
  Income: {
    periods: (found, { by }) =>
      periodsOf(found.days, by).map((days) => ({
        from: days[0] ?? "",
        to: days.at(-1) ?? "",
        sums: sumsOf(found, days),
      })),
    products: productsOf,
    productDays: (found, { type }) => productDaysOf(found, type),
    kinds: kindsOf,
    booked: bookedOf,
    totals: (found) => sumsOf(found, found.days),
    account: accountOf,
    issuedAt: ({ finalAt }) => finalAt,
    accountSince: ({ since }) => since,
    expected: expectedOf,
  },
} satisfies Resolvers;
