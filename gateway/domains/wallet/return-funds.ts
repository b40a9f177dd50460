/**
 * Returns all funds from the vendors' wallets (C23): one wallet after another, each with its own key, so that
 * an interrupted run continues and nothing moves twice. The result of each wallet is stored in the session,
 * so that a reloaded page shows it.
 */
import * as v from "valibot";
import { compareAmounts, portionOf } from "../../../brands/amount.ts";
import { currencyOf } from "../../access/viewer.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import { takeAttempt } from "../../mutations/idempotent-attempt.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { SessionPort } from "../../request/session-port.ts";
import { walletList } from "./calls.ts";
import { transferFunds } from "./transfer.ts";

const sessionName = "fundsReturn";
/**
 * The session key of a wallet's result; separate keys prevent concurrent requests from overwriting each
 * other.
 */
const resultName = (code: string) => `${sessionName}:${code}`;
const states = ["WAITING", "MOVED", "FAILED", "UNKNOWN"] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const run = v.object({
  id: v.string(),
  at: v.number(),
  wallets: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      amount: v.nullable(v.string()),
      state: v.picklist(states),
    }),
  ),
});
export type FundsReturnModel = v.InferOutput<typeof run>;
type State = FundsReturnModel["wallets"][number]["state"];
type Result = Awaited<ResolversTypes["ReturnFundsResult"]>;

/** The last run of this session; null when there was none. */
export async function lastReturn(session: SessionPort): Promise<FundsReturnModel | null> {
  const begun = await readBegun(session);
  if (begun === null) return null;
  const wallets = await Promise.all(
    begun.wallets.map(async (wallet) => {
      const stored = await session.get(resultName(wallet.code));
      const [id, state] = stored?.split(" ") ?? [];
      const known = id === begun.id ? states.find((each) => each === state) : undefined;
      return known ? { ...wallet, state: known } : wallet;
    }),
  );
  return { ...begun, wallets };
}

async function readBegun(session: SessionPort): Promise<FundsReturnModel | null> {
  try {
    const read = v.safeParse(run, JSON.parse((await session.get(sessionName)) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** @param key a UUID; the same key continues the run that it started */
export async function returnFunds(key: string, context: GatewayContext): Promise<Result> {
  const id = key.toLowerCase();
  if (!uuid.test(id)) return invalidInput([fieldError("idempotencyKey", "validation.key")]);
  const { session } = context.scope;
  const known = await lastReturn(session);
  let now: FundsReturnModel;
  try {
    const begun = known?.id === id ? known : await beginOnce(id, context);
    if (begun === null) return refused("IN_PROGRESS");
    now = begun;
  } catch (error) {
    return changeFailure(error);
  }
  for (const { code, amount, state } of now.wallets) {
    if (amount === null || state === "MOVED" || state === "FAILED") continue;
    const wish = { from: code, to: "MAIN", amount, idempotencyKey: await keyOf(id, code) };
    const outcome = await transferFunds(wish, context);
    // A logout or a missing permission would give the same result for every other wallet.
    if (outcome.__typename === "Refused" && endsAll.has(outcome.reason)) return outcome;
    await note(session, id, code, stateAfter(outcome));
  }
  const after = await lastReturn(session);
  return { __typename: "ReturnFundsSuccess", fundsReturn: after?.id === id ? after : now };
}

/**
 * Reads the wallets' balances once per key, because a second read would miss what has been moved. Null while
 * another request reads.
 */
async function beginOnce(id: string, context: GatewayContext): Promise<FundsReturnModel | null> {
  const { session } = context.scope;
  const taken = await takeAttempt<FundsReturnModel>(session, `${sessionName}:${id}`, {});
  if (taken.state === "done") return taken.result;
  if (taken.state !== "new")
    return lastReturn(session).then((stored) => (stored?.id === id ? stored : null));
  try {
    const begun = await begin(id, context);
    await taken.attempt.succeeded(begun);
    return begun;
  } catch (error) {
    await taken.attempt.failed();
    throw error;
  }
}

const endsAll = new Set(["NOT_SIGNED_IN", "NOT_OFFERED", "REAL_ACCOUNT_REQUIRED"]);

/** Starts a run. A wallet may contain fractions of the currency's minor unit, which can't be transferred. */
async function begin(id: string, context: GatewayContext): Promise<FundsReturnModel> {
  const { platform, scope } = context;
  const { balances } = await platform.call(walletList, {});
  const decimals = scope.brand.currencyDecimals[await currencyOf(context)] ?? 2;
  const wallets = balances
    .map((wallet) => {
      const { balance } = wallet;
      return { ...wallet, amount: balance && portionOf(balance, "100", decimals) };
    })
    .filter(({ code, amount }) => {
      return code !== "MAIN" && (amount === null || compareAmounts(amount, "0") > 0);
    })
    .map(({ code, name, amount }) => {
      const state: State = amount === null ? "FAILED" : "WAITING";
      return { code, name, amount, state };
    });
  const begun = { id, at: scope.now(), wallets };
  await scope.session.set(sessionName, JSON.stringify(begun));
  return begun;
}

function stateAfter(outcome: Awaited<ResolversTypes["TransferFundsResult"]>): State {
  if (outcome.__typename === "TransferFundsSuccess") return "MOVED";
  const unsettled = outcome.__typename === "Refused" && unsettledReasons.has(outcome.reason);
  return unsettled ? "UNKNOWN" : "FAILED";
}

const unsettledReasons = new Set(["OUTCOME_UNKNOWN", "IN_PROGRESS"]);

/** Stores the result of a wallet; MOVED is final. */
async function note(session: SessionPort, id: string, code: string, state: State): Promise<void> {
  if (state !== "MOVED" && (await session.get(resultName(code))) === `${id} MOVED`) return;
  await session.set(resultName(code), `${id} ${state}`);
}

/** A UUID per wallet, derived from the key, so that a repetition uses the same one. */
async function keyOf(id: string, code: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${id}:${code}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
