import { plainDecimal } from "../../../brands/typed/plain-amount.ts";
import { noteAudit } from "../../access/running-change.ts";
import { currencyOf } from "../../access/viewer.ts";
import { fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { leftOf } from "../../protection/limits/deposit-check.ts";
import {
  confirmableAt,
  isSameLimit,
  type Limit,
  type LimitName,
  periodsOf,
} from "../../protection/limits/limit.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { AccountProtectionPort } from "../../request/protection-port.ts";
import { reachProtection, viewersProtection } from "./reach.ts";
import { limitValue, readLimits, requestOf } from "./read-limits.ts";
import { hasStakeLimit, readPlatformLimits, reportStakeLimit } from "./read-platform-limits.ts";

/** More than a day has no meaning as a limit of a day. */
const mostMinutes = 24 * 60;

/** The viewer's limits (G1–G6). */
export const protectionResolvers = {
  Query: {
    accountLimits: (_root, { readPlatform }, context) => readLimits(readPlatform, context),
  },
  AccountLimits: {
    kinds: ({ kinds }, { only }) =>
      only ? kinds.filter(({ kind }) => only.includes(kind)) : kinds,
  },
  LimitsOfKind: {
    readAt: ({ readAt }) => readAt(),
  },
  AccountLimit: {
    from: ({ window }) => window?.from ?? null,
    until: ({ window }) => window?.to ?? null,
    source: ({ limit }) => limit?.source ?? null,
    limit: ({ kind, limit }) => limit && limitValue(kind, limit.amount),
    used: async ({ kind, used }) => {
      const sum = await used();
      return sum === null ? null : limitValue(kind, sum);
    },
    left: async ({ kind, limit, used }) => {
      if (!limit) return null;
      const sum = await used();
      return sum === null ? null : limitValue(kind, leftOf(limit.amount, sum));
    },
    request: ({ own }) => own && requestOf(own),
  },
  Mutation: {
    changeLimit: async (_root, { input: { kind, period, limit } }, context) => {
      const { scope } = context;
      const form = readForm(scope);
      if (!periodsOf(kind).includes(period)) form.refuse("period", "validation.required");
      const wish = limit ?? null;
      let amount: string | null = null;
      if (wish !== null && kind === "SESSION_TIME") {
        const minutes = readMinutes(wish, scope.language.tag);
        if (minutes === null) return invalidInput([fieldError("limit", "validation.minutes")]);
        amount = String(minutes);
      } else if (wish !== null) {
        amount = form.amount("limit", wish, await currencyOf(context));
      }
      if (form.errors.length > 0) return invalidInput(form.errors);
      if (kind === "STAKE" && !hasStakeLimit(scope.brand)) return refused("NOT_OFFERED");
      const account = await viewersProtection(context);
      const changed = await reachProtection(scope, async () => {
        await noteLimit({ kind, period }, account, context);
        if (kind === "STAKE") await sendStakeLimit(amount, account, context);
        return account.change({ kind, period }, amount, platformNow(context));
      });
      if ("failure" in changed) return changed.failure;
      const atOnce = !changed.value?.request;
      return { __typename: "ChangeLimitSuccess" as const, atOnce };
    },
    chooseNoLimit: async (_root, _args, context) => {
      const account = await viewersProtection(context);
      const chosen = await reachProtection(context.scope, () =>
        account.chooseNone(platformNow(context)),
      );
      if ("failure" in chosen) return chosen.failure;
      return { __typename: "ChooseNoLimitSuccess" as const, chosen: true };
    },
    confirmLimit: async (_root, { limit }, context) => {
      const { scope } = context;
      const account = await viewersProtection(context);
      const confirmed = await reachProtection(scope, async () => {
        const known = await noteLimit(limit, account, context);
        if (limit.kind === "STAKE" && known?.request) {
          const { amount } = known.request;
          // Too early: the object says so below, and the platform is not asked.
          if (platformNow(context) < confirmableAt(known.request).from) return "TOO_EARLY";
          if (!(await reportStakeLimit(amount, true, context))) return "TOO_EARLY";
        }
        return account.confirm(limit, platformNow(context));
      });
      if ("failure" in confirmed) return confirmed.failure;
      // The page was out of date: the request has lapsed, or is not a day old.
      if (confirmed.value !== "DONE") return refused("STATE_CHANGED");
      return { __typename: "ConfirmLimitSuccess" as const, ...limit };
    },
    dropLimitRequest: async (_root, { limit }, context) => {
      const { scope } = context;
      const account = await viewersProtection(context);
      const dropped = await reachProtection(scope, async () => {
        const known = await noteLimit(limit, account, context);
        // The same amount again takes the wish back at the platform.
        if (limit.kind === "STAKE" && known?.request) {
          await reportStakeLimit(known.amount, false, context);
        }
        return account.dropRequest(limit, platformNow(context));
      });
      if ("failure" in dropped) return dropped.failure;
      return { __typename: "DropLimitRequestSuccess" as const, ...limit };
    },
  },
} satisfies Resolvers;

/**
 * Tells the platform of a wished limit on a bet, which starts from the limits that it keeps now.
 * @throws Error when they can't be read, or the platform refuses or does not answer: nothing is stored then
 */
async function sendStakeLimit(
  amount: string | null,
  account: AccountProtectionPort,
  context: GatewayContext,
): Promise<void> {
  if (!(await readPlatformLimits(account, context))) {
    throw new Error("The platform's limits can't be read.");
  }
  await reportStakeLimit(amount, false, context);
}

/** Notes the limit before a change, for the audit trail (G35), and returns it. */
async function noteLimit(
  name: LimitName,
  account: AccountProtectionPort,
  context: GatewayContext,
): Promise<Limit | null> {
  const { limits } = await account.read(platformNow(context));
  const known = limits.find((limit) => isSameLimit(limit, name)) ?? null;
  const before = known
    ? { limit: known.amount, requested: known.request ? (known.request.amount ?? "none") : null }
    : { limit: null, requested: null };
  noteAudit(context.scope, { before });
  return known;
}

/** Whole minutes from one to a day; null for any other text. */
function readMinutes(text: string, language: string): number | null {
  const plain = plainDecimal(text, language);
  const minutes = /^\d{1,4}$/.test(plain) ? Number(plain) : 0;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : null;
}
