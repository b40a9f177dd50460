import { offered, offeredFields } from "../../failures/not-offered.ts";
import type { AgentResolvers, AttentionKind, Resolvers } from "../../generated/resolver-types.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { dayAt } from "../../values/brand-day.ts";
import { offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { payerName } from "../../values/payer.ts";
import { ownKinds, preferencesOf } from "../preferences/records.ts";
import { attention, attentionEntries } from "./calls.ts";
import { asideOf, bringEntryBack, readAside, setEntryAside } from "./set-aside.ts";

type Item = CallAnswer<typeof attention>["items"][number];
type Row = Item["rows"][number];

const hourMs = 3_600_000;
/** The platform lists accounts that have played within so many days. */
const longestPause = 90;

/** How long the inbox keeps what there is, in ms. */
const newsFor = 300_000;

/** The kind with the time of its latest entry, or with their number where entries have no time. */
const idOf = ({ kind, count, rows }: Item): string => `${kind}:${rows[0]?.at ?? count}`;

/** What the agent chose: thresholds, kinds that are not listed, and the hour of the daily list. */
async function ownWishes({ scope }: GatewayContext) {
  const account = (await scope.session.read())?.account;
  // The list that the center's frame reads, too.
  const records = account ? await scope.preferences.list(account, ownKinds) : [];
  return preferencesOf(records).thresholds;
}

/** What the platform is sent with its lists; it uses its own thresholds where the agent has none. */
async function wishesOf(context: GatewayContext) {
  const own = await ownWishes(context);
  const { bigWin, deposit, withdrawal, inactiveDays, newDays, pendingDays } = own;
  const chosen = Object.entries({ bigWin, deposit, withdrawal }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return {
    ...Object.fromEntries(chosen),
    ...(inactiveDays === null ? {} : { inactiveDays: Math.min(inactiveDays, longestPause) }),
    ...(own.inactiveMembers ? { inactiveType: "MEMBER" as const } : {}),
    ...(newDays === null ? {} : { newDays }),
    ...(pendingDays === null ? {} : { pendingDays }),
    ...(await asideOf(context)),
  };
}

const named = ({ account, ...row }: Row, { scope }: GatewayContext) => ({
  ...row,
  party: account ?? "platform",
  account: payerName(account, scope.brand),
});

async function readAttention(context: GatewayContext) {
  const { without } = await ownWishes(context);
  const { thresholds, items } = await context.platform.call(attention, await wishesOf(context));
  const listed = items
    .filter(({ kind }) => !without.includes(kind))
    .map(({ rows, ...item }) => ({
      ...item,
      id: idOf({ ...item, rows }),
      rows: rows.map((row) => named(row, context)),
    }));
  return { thresholds, items: listed };
}

async function readEntries(
  { kind, ...args }: PageArgs & { kind: AttentionKind },
  context: GatewayContext,
) {
  const wishes = await wishesOf(context);
  const { nodes, pageInfo } = await offsetPage(args, (page) =>
    context.platform.call(attentionEntries, { ...page, ...wishes, kind }),
  );
  return { nodes: nodes.map((row) => named(row, context)), pageInfo };
}

/**
 * What the inbox has of it. With an hour it is one message a day for all that there is: the latest one whose hour has come,
 * by the brand's clocks. It is added up when it is read, so that nothing needs to happen while nobody is there.
 */
async function readNews(context: GatewayContext) {
  const { hour } = await ownWishes(context);
  const { items } = await readAttention(context);
  if (hour === null) return items.map(({ id, kind, count }) => ({ id, kind, count }));
  const count = items.reduce((sum, item) => sum + item.count, 0);
  const day = dayAt(platformNow(context) - hour * hourMs, context.scope.brand.gmtOffset);
  return count === 0 ? [] : [{ id: `DAY:${day}`, kind: null, count }];
}

/** What needs an agent's attention (CA167, N8). */
export const attentionResolvers = {
  Agent: offeredFields<AgentResolvers>({
    attention: (_agent, _args, context) => readAttention(context),
    attentionEntries: (_agent, args, context) => readEntries(args, context),
    setAside: (_agent, _args, context) => readAside(context),
  }),
  Glance: {
    attention: offered(async ({ account, passwordChangeRequired }, _args, context) => {
      if (account.role !== "AGENT" || passwordChangeRequired) return null;
      return cachedSummary(context.scope, "attention", () => readNews(context), newsFor);
    }),
  },
  Mutation: {
    setEntryAside: (_root, { input }, context) => setEntryAside(input, context),
    bringEntryBack: (_root, { id }, context) => bringEntryBack(id, context),
  },
} satisfies Resolvers;
