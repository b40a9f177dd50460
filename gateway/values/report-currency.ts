/** The one currency of an agent's report: sums never mix two (N13, decision 0055). */
import * as v from "valibot";
import { currencyOf } from "../access/viewer.ts";
import { GatewayError } from "../failures/errors.ts";
import { PlatformError } from "../platform/errors.ts";
import type { GatewayContext } from "../request/context.ts";
import { wireCurrency } from "./money.ts";

/** Input schema of a call whose answer is about accounts with one currency. */
export const currencyInput = { currency: v.optional(v.string()) };

/** The currency that such an answer says it is about; null where the platform does not say. */
export const currencyAnswer = { currency: wireCurrency };

const unacceptable = () => new GatewayError("BAD_USER_INPUT", { fields: ["currency"] });

/**
 * Asks for a report about accounts with one currency. Its amounts are labelled with the currency that the answer names.
 * Without a wish the platform takes the viewer's own, or that of the one account that is asked for.
 * @throws GatewayError BAD_USER_INPUT for a text that is no currency, or one that nobody in the team has
 */
export async function inReportCurrency<Answer extends { currency: string | null }>(
  wished: string | null | undefined,
  context: GatewayContext,
  send: (wish: { currency?: string }) => Promise<Answer>,
): Promise<Answer> {
  if (wished != null && !/^[A-Z]{3,5}$/.test(wished)) throw unacceptable();
  const answer = await send(wished == null ? {} : { currency: wished }).catch((error: unknown) => {
    const unknown = "currency.not.found";
    if (error instanceof PlatformError && error.detail.errorCode === unknown) throw unacceptable();
    throw error;
  });
  // Amounts without a currency are in the viewer's.
  const isOther = answer.currency !== null && answer.currency !== (await currencyOf(context));
  return isOther ? labelled(answer, answer.currency) : answer;
}

/** Names the currency in every object of a value; `Money` fields of these objects take it over. */
export function labelled<T>(value: T, currency: string | null): T {
  if (currency === null) return value;
  if (Array.isArray(value)) return value.map((item) => labelled(item, currency)) as T;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, part]) => [name, labelled(part, currency)]);
  return { ...Object.fromEntries(entries), currency } as T;
}
