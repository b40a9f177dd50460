import { GatewayError } from "../../failures/errors.ts";
import { offeredFields } from "../../failures/not-offered.ts";
import type { AgentResolvers, Resolvers } from "../../generated/resolver-types.ts";
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
import { bridgeOf } from "./bridge.ts";
import { income } from "./calls.ts";
import { daysBetween, periodsOf } from "./periods.ts";
import { wholeIncome } from "./whole-income.ts";

const dayMs = 86_400_000;
/** The most days that the platform adds up. */
const longestDays = 92;

/** Income of the days that a range touches (CA150, N1). */
async function readIncome(
  range: Parameters<typeof rangeOf>[0],
  { platform, scope }: GatewayContext,
): Promise<IncomeModel> {
  const { gmtOffset } = scope.brand;
  const requested = rangeOf(range, scope);
  const from = startOfDay(requested.from, gmtOffset);
  const to = startOfDay(requested.to, gmtOffset) + dayMs - 1;
  if (to - from >= longestDays * dayMs) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["range"] });
  }
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
      return before && after ? bridgeOf(before, after) : null;
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
