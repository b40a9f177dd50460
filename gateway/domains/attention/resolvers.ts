import { offered, offeredFields } from "../../failures/not-offered.ts";
import type { AgentResolvers, Resolvers } from "../../generated/resolver-types.ts";
import type { CallAnswer } from "../../platform/call.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { payerName } from "../../values/payer.ts";
import { ownKinds, preferencesOf } from "../preferences/records.ts";
import { attention } from "./calls.ts";

type Item = CallAnswer<typeof attention>["items"][number];

/** How long the inbox keeps what there is, in ms. */
const newsFor = 300_000;

/** The kind with the time of its latest entry, or with their number where entries have no time. */
const idOf = ({ kind, count, rows }: Item): string => `${kind}:${rows[0]?.at ?? count}`;

/** The thresholds that the agent chose; the platform uses its own for the others. */
async function ownThresholds({ scope }: GatewayContext) {
  const account = (await scope.session.read())?.account;
  // The list that the center's frame reads, too.
  const records = account ? await scope.preferences.list(account, ownKinds) : [];
  const { bigWin, deposit, withdrawal, inactiveDays } = preferencesOf(records).thresholds;
  return {
    ...(bigWin === null ? {} : { bigWin }),
    ...(deposit === null ? {} : { deposit }),
    ...(withdrawal === null ? {} : { withdrawal }),
    ...(inactiveDays === null ? {} : { inactiveDays }),
  };
}

async function readAttention(context: GatewayContext) {
  const { platform, scope } = context;
  const { thresholds, items } = await platform.call(attention, await ownThresholds(context));
  const named = items.map(({ rows, ...item }) => ({
    ...item,
    id: idOf({ ...item, rows }),
    rows: rows.map((row) => ({ ...row, account: payerName(row.account, scope.brand) })),
  }));
  return { thresholds, items: named };
}

/** What needs an agent's attention (CA167, N8). */
export const attentionResolvers = {
  Agent: offeredFields<AgentResolvers>({
    attention: (_agent, _args, context) => readAttention(context),
  }),
  Glance: {
    attention: offered(async ({ account, passwordChangeRequired }, _args, context) => {
      if (account.role !== "AGENT" || passwordChangeRequired) return null;
      return cachedSummary(
        context.scope,
        "attention",
        async () =>
          (await readAttention(context)).items.map(({ id, kind, count }) => ({ id, kind, count })),
        newsFor,
      );
    }),
  },
} satisfies Resolvers;
