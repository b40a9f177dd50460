/**
 * One deposit with the account to pay to (CA10). The records may not repeat that account, nor know the
 * deposit at once: what was said when it was asked for is kept with the session.
 */
import * as v from "valibot";
import type { GatewayContext } from "../../context.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { depositList } from "./deposit-calls.ts";

const keptUnder = "deposits";
/** Deposits that a session remembers, latest first. */
const mostKept = 5;
const text = v.nullish(v.string());
const asked = v.object({
  id: v.string(),
  amount: v.string(),
  status: v.picklist(["PENDING", "APPROVED", "REJECTED", "EXPIRED", "CANCELLED"]),
  at: v.number(),
  payTo: v.nullish(v.object({ account: v.string(), name: text, bank: text }), null),
  expiresAt: v.nullish(v.number(), null),
});
type Asked = v.InferOutput<typeof asked>;

async function readKept({ scope }: GatewayContext): Promise<Asked[]> {
  const said = await scope.session.get(keptUnder);
  try {
    const read = v.safeParse(v.array(asked), JSON.parse(said ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Remembers a deposit that was just asked for, so that its page says again where to pay. */
export async function keepDeposit(deposit: Asked, context: GatewayContext): Promise<void> {
  const others = (await readKept(context)).filter(({ id }) => id !== deposit.id);
  const all = JSON.stringify([deposit, ...others].slice(0, mostKept));
  await context.scope.session.set(keptUnder, all);
}

/** Records are searched this far back, ... */
const backMs = 31 * 86_400_000;
/** ... so many of them at once, and so many times. */
const limit = 100;
const mostTimes = 5;

/** The viewer's deposit of this id; null when neither the records of the last month nor the session know it. */
export async function findDeposit(id: string, context: GatewayContext) {
  const all = await readKept(context);
  const kept = all.find((each) => each.id === id);
  // Whole minutes, so that what is asked again within one shares its answer.
  const to = Math.ceil(context.scope.now() / 60_000) * 60_000;
  const range = { from: to - backMs, to };
  for (let times = 0; times < mostTimes; times += 1) {
    const { nodes, pageInfo } = await offsetPage({ offset: times * limit, limit }, (page) =>
      context.platform.call(depositList, { ...page, ...range }),
    );
    const found = nodes.find((each) => each.id === id);
    if (found) {
      return {
        ...found,
        payTo: found.payTo ?? kept?.payTo ?? null,
        expiresAt: found.expiresAt ?? kept?.expiresAt ?? null,
      };
    }
    if (!pageInfo.hasMore) break;
  }
  return kept ? { ...kept, methodName: "", settledAt: null, cancellable: false } : null;
}
