/** Rates of direct members: what they become and from when on, what that would come to, what was changed (CA58, CA172, CA173). */

import { compareAmounts, differenceOf, portionOf, sumOf } from "../../../brands/amount.ts";
import { noteAudit } from "../../access/running-change.ts";
import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import type {
  RateInput,
  ResolversTypes,
  SetDownlineRatesInput,
} from "../../generated/resolver-types.ts";
import { type FormReader, readForm } from "../../mutations/form-reader.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { AuditFacts } from "../../protection/audit/audit-entry.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { dayAt, startOfDay } from "../../values/brand-day.ts";
import { rangeOf } from "../../values/date-range.ts";
import { payerName } from "../../values/payer.ts";
import { downlineAccount, rateChanges, rateEffect, setRates } from "./calls.ts";
import { orIfNotBelow, searchOf } from "./team.ts";

const dayMs = 86_400_000;
/** How far ahead rates can be set, in days. */
const farthestDays = 366;
/** As many accounts as one page has. */
const mostReviewed = 50;
/** The platform rounds commission down to so many decimals. */
const decimals = 4;

export async function setDownlineRates(
  input: SetDownlineRatesInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["SetDownlineRatesResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const account = form.text("account", input.account);
  const rates = readRates(input.rates ?? [], form);
  if (input.rates.length === 0) form.refuse("rates", "validation.ratesEmpty");
  const from = readStart(input.from ?? null, form, scope);
  if (form.errors.length > 0) return invalidInput(form.errors);
  try {
    noteAudit(scope, { before: await ratesBefore(account, context) });
    await platform.call(setRates, { account, rates, ...(from === null ? {} : { from }) });
    return {
      __typename: "SetDownlineRatesSuccess",
      account,
      rates: input.rates.map(({ type }) => ({ type, rate: rates[type] ?? "0" })),
      from: from === null ? null : dayAt(from, scope.brand.gmtOffset),
    };
  } catch (error) {
    return changeFailure(error, { rate: "rates" });
  }
}

/** Whether the platform changes rates at once, because it has no row that says from when on they hold. */
const isAtOnce = ({ brand }: RequestScope) => brand.calls[rateEffect.id]?.enabled === false;

/**
 * The moment from which rates hold, in ms: the beginning of a day of the brand's zone after the running one, so that no
 * day that has begun is computed anew. Null for a platform that changes them at once.
 */
function readStart(day: string | null, form: FormReader, scope: RequestScope): number | null {
  const { brand } = scope;
  if (isAtOnce(scope)) {
    if (day !== null) form.refuse("from", "validation.rateStartAtOnce");
    return null;
  }
  const tomorrow = startOfDay(platformNow({ scope }), brand.gmtOffset) + dayMs;
  if (day === null || day === "") return tomorrow;
  const from = Date.parse(`${day}T00:00:00${brand.gmtOffset}`);
  if (Number.isNaN(from) || dayAt(from, brand.gmtOffset) !== day) {
    form.refuse("from", "validation.date");
    return null;
  }
  if (from < tomorrow) form.refuse("from", "validation.rateStartPast");
  if (from > tomorrow + (farthestDays - 1) * dayMs) {
    form.refuse("from", "validation.rateStartFar", { days: farthestDays });
  }
  return from;
}

/** The account's rates before a change, for the audit trail (G35); null when they can't be read. */
async function ratesBefore(
  account: string,
  { platform, scope }: GatewayContext,
): Promise<AuditFacts | null> {
  try {
    const today = rangeOf(null, scope);
    const { member } = await platform.call(downlineAccount, { account, ...today });
    return { rates: JSON.stringify(member.rates) };
  } catch {
    return null;
  }
}

/** Rates by game type. A type that occurs twice is refused, because it is unclear which rate applies. */
export function readRates(rates: readonly RateInput[], form: FormReader): Record<string, string> {
  const read: Record<string, string> = {};
  for (const { type, rate } of rates) {
    if (type in read) form.refuse("rates", "validation.twice", { type });
    read[type] = form.rate("rates", rate);
  }
  return read;
}

/**
 * What direct members have and would get, and what that would have come to (CA173). A platform without CA173 says neither
 * from when on rates hold nor what they would come to, but what each account has (CA66).
 * @returns null for accounts that are not directly below, and for rates that are none
 */
export async function readRateReview(
  { accounts, rates: wanted }: { accounts: readonly string[]; rates: readonly RateInput[] },
  context: GatewayContext,
) {
  const { brand } = context.scope;
  const form = readForm(context.scope);
  const rates = readRates(wanted, form);
  const names = [...new Set(accounts.flatMap((account) => searchOf(account).search ?? []))];
  if (names.length === 0 || names.length > mostReviewed || form.errors.length > 0) return null;
  const found = await orIfNotBelow(readRatesAhead(names, context), null);
  if (found === null) return null;
  const { currency } = found;
  const money = (amount: string) => (currency === null ? null : { amount, currency });
  const reviewed = found.accounts.map(({ account, rates: held, givenOn, play }) => {
    const changes = Object.entries(rates).flatMap(([type, after]) => {
      const rateIn = (some: typeof held) => some.find((each) => each.type === type)?.rate ?? null;
      const before = rateIn(held);
      if (compareAmounts(before ?? "0", after) === 0) return [];
      const needed = rateIn(givenOn) ?? "0";
      return [{ type, before, after, least: compareAmounts(after, needed) < 0 ? needed : null }];
    });
    const more = changes.reduce((sum, { type, before, after }) => {
      const worth = (percent: string) => portionOf(play[type] ?? "0", percent, decimals);
      return sumOf(sum, differenceOf(worth(after), worth(before ?? "0")));
    }, "0.00");
    return { account, changes, more };
  });
  const day = (at: number | null) => (at === null ? null : dayAt(at, brand.gmtOffset));
  return {
    startsOn: day(found.startsAt),
    from: day(found.from),
    to: day(found.to),
    accounts: reviewed.map((each) => ({ ...each, more: money(each.more) })),
    total: money(reviewed.reduce((sum, { more }) => sumOf(sum, more), "0.00")),
  };
}

const isWhole = (play: Record<string, string | null> | null): play is Record<string, string> =>
  play !== null && Object.values(play).every((amount) => amount !== null);

/** What a review is made of, from either row. */
async function readRatesAhead(names: readonly string[], { platform, scope }: GatewayContext) {
  if (!isAtOnce(scope)) {
    const answer = await platform.call(rateEffect, { accounts: names.join(",") });
    const accounts = answer.accounts.flatMap(({ play, ...account }) =>
      isWhole(play) ? { ...account, play } : [],
    );
    // An account that can't be read would be missing from the review.
    if (accounts.length !== names.length) {
      throw new PlatformError("UPSTREAM_BAD_RESPONSE", rateEffect.id);
    }
    return { ...answer, accounts };
  }
  const today = rangeOf(null, scope);
  const accounts = await Promise.all(
    names.map(async (account) => {
      const { member } = await platform.call(downlineAccount, { account, ...today });
      return { ...member, play: {} as Record<string, string> };
    }),
  );
  return { startsAt: null, from: null, to: null, currency: null, accounts };
}

/** What was changed of an account's rates, latest first (CA172, N9); nothing for accounts that are not below. */
export async function readRateChanges(account: string, { platform, scope }: GatewayContext) {
  const { search: name } = searchOf(account);
  if (!name) return [];
  const changes = await orIfNotBelow(platform.call(rateChanges, { account: name }), []);
  return changes.map(({ by, ...change }) => ({ ...change, by: payerName(by, scope.brand) }));
}
