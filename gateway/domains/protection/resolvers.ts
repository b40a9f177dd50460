import { currencyOf } from "../../access/viewer.ts";
import { invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { leftOf } from "../../protection/deposit-check.ts";
import { reachProtection, viewersProtection } from "./reach.ts";
import { readDepositLimits, requestOf } from "./read-limits.ts";

/** The viewer's limits on deposits (G1–G6). */
export const protectionResolvers = {
  Query: {
    depositLimits: (_root, _args, context) => readDepositLimits(context),
  },
  DepositLimits: {
    readAt: async ({ records }) => (await records())?.readAt ?? null,
  },
  DepositLimit: {
    from: ({ window }) => window.from,
    until: ({ window }) => window.to,
    limit: ({ limit }) => limit?.amount ?? null,
    used: ({ used }) => used(),
    left: async ({ limit, used }) => {
      const sum = limit && (await used());
      return limit && sum && leftOf(limit.amount, sum);
    },
    request: ({ limit }) => limit && requestOf(limit),
  },
  Mutation: {
    changeDepositLimit: async (_root, { input }, context) => {
      const { scope } = context;
      const form = readForm(scope);
      const wish = input.limit ?? null;
      const amount = wish === null ? null : form.amount("limit", wish, await currencyOf(context));
      if (form.errors.length > 0) return invalidInput(form.errors);
      const account = await viewersProtection(context);
      const changed = await reachProtection(scope, () =>
        account.change(input.period, amount, platformNow(context)),
      );
      if ("failure" in changed) return changed.failure;
      const atOnce = !changed.value?.request;
      return { __typename: "ChangeDepositLimitSuccess" as const, atOnce };
    },
    confirmDepositLimit: async (_root, { period }, context) => {
      const { scope } = context;
      const account = await viewersProtection(context);
      const confirmed = await reachProtection(scope, () =>
        account.confirm(period, platformNow(context)),
      );
      if ("failure" in confirmed) return confirmed.failure;
      // The page was out of date: the request has lapsed, or is not a day old.
      if (confirmed.value !== "DONE") return refused("STATE_CHANGED");
      return { __typename: "ConfirmDepositLimitSuccess" as const, period };
    },
    dropDepositLimitRequest: async (_root, { period }, context) => {
      const { scope } = context;
      const account = await viewersProtection(context);
      const dropped = await reachProtection(scope, () =>
        account.dropRequest(period, platformNow(context)),
      );
      if ("failure" in dropped) return dropped.failure;
      return { __typename: "DropDepositLimitRequestSuccess" as const, period };
    },
  },
} satisfies Resolvers;
