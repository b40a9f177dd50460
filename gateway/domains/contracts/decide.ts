/** Accepts, rejects, ends and offers contracts (C48–C51, A61, S31). */

import { currencyOf } from "../../access/viewer.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import type {
  ContractKind,
  ContractState,
  DecideContractInput,
  OfferContractInput,
  ResolversTypes,
} from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import {
  contractList,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from "./calls.ts";
import { givenAboveOwn } from "./contracts-above-own-rate.ts";
import { namedRates, readTerms } from "./read-terms.ts";
import type { WireContract } from "./wire.ts";

const rowOf = {
  DIVIDEND: processDividend,
  DAILY_SALARY: processDailySalary,
  HOURLY_SALARY: processHourlySalary,
  REAL_TIME_SALARY: processRealTimeSalary,
} as const satisfies Record<ContractKind, unknown>;

type Book = Awaited<ReturnType<typeof readBook>>;
type DecideResult = Awaited<ResolversTypes["DecideContractResult"]>;

const endOf = { ACCEPT: "ACTIVE", REJECT: "REJECTED", TERMINATE: "TERMINATED" } as const;

/**
 * Accepts, rejects or ends a contract. A repetition has no further effect: the platform refuses it with
 * STATE_CHANGED.
 */
export async function decideContract(
  { kind, requestId, decision }: DecideContractInput,
  context: GatewayContext,
): Promise<DecideResult> {
  const decided = (state: ContractState, book: Book | null) =>
    ({ __typename: "DecideContractSuccess", requestId, state, book }) as const;
  if (decision === "ACCEPT" && (await isOver(kind, requestId, context))) {
    return invalidInput([fieldError("endTime", "validation.endPassed")]);
  }
  try {
    const answer = await context.platform.call(rowOf[kind], { action: decision, requestId });
    // The platform accepted it without sending the state, so it is the decided one.
    const state = answer.state ?? endOf[decision];
    return decided(state, await readBook(kind, context).catch(() => null));
  } catch (error) {
    if (!(error instanceof PlatformError) || error.failure !== "UNKNOWN_OUTCOME") {
      return changeFailure(error);
    }
    // The response was lost; the list of contracts shows whether the decision was made.
    const book = await readBook(kind, context).catch(() => null);
    const found = book && contractIn(book, requestId);
    if (found?.state === endOf[decision]) return decided(found.state, book);
    return changeFailure(error);
  }
}

/** True when the offer's end date has passed, if its list can be read; the platform decides finally. */
async function isOver(kind: ContractKind, requestId: string, context: GatewayContext) {
  const book = await readBook(kind, context).catch(() => null);
  const found = book && contractIn(book, requestId);
  return found ? hasEnded(found, platformNow(context)) : false;
}

/** True when the end date in a contract's terms has passed. */
export function hasEnded({ terms }: Pick<WireContract, "terms">, now: number): boolean {
  return "endTime" in terms && terms.endTime !== null && terms.endTime <= now;
}

function contractIn({ mine, offers, given, ended }: Book, requestId: string) {
  return [mine, ...offers, ...given, ...ended].find((contract) => contract?.id === requestId);
}

/** The contracts of a kind (CA40), with those given above the own rate (A132). */
export async function readBook(kind: ContractKind, { platform }: GatewayContext) {
  const book = await platform.call(contractList, { kind });
  return { ...book, givenAboveOwn: givenAboveOwn(book) };
}

/** Makes one offer per key, also across sessions: the key is sent as the offer's id. */
export async function offerContract(
  input: OfferContractInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["OfferContractResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const account = form.text("account", input.account);
  const terms = readTerms(input, form, {
    currency: await currencyOf(context),
    now: platformNow(context),
  });
  if (form.errors.length > 0 || terms === null) return invalidInput(form.errors);

  const row = rowOf[input.kind];
  const outcome = await moveMoney<{ requestId: string; state: ContractState }>(
    {
      name: "contract",
      key: input.idempotencyKey,
      args: { kind: input.kind, account, terms: JSON.stringify(terms) },
      guard: "NO_MONEY",
      send: async (requestId) => {
        const answer = await platform.call(row, { action: "OFFER", requestId, account, terms });
        return { requestId: answer.requestId ?? requestId, state: answer.state ?? "OFFERED" };
      },
      find: async (since, requestId) => {
        const { given } = await platform.call(contractList, { kind: input.kind });
        const made =
          given.find((offer) => offer.id === requestId) ??
          // The platform may assign its own ids.
          given.find((offer) => isNew(offer, account, since));
        return made ? { requestId: made.id, state: made.state } : null;
      },
    },
    context,
  );
  if ("failure" in outcome) return namedRates(outcome.failure, input);
  return { __typename: "OfferContractSuccess", ...outcome.result };
}

/** Tolerated difference between the platform's clock and ours, in ms. */
const skewMs = 5_000;

function isNew({ to, offeredAt }: WireContract, account: string, since: number): boolean {
  return to === account && (offeredAt ?? 0) >= since - skewMs;
}
