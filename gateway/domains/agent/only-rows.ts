/** Lists of accounts or keys that narrow a report down to the rows of a page (N6). */
import { GatewayError } from "../../failures/errors.ts";

/** As many rows as a page has. */
const most = 100;

export interface OnlyAccounts {
  /** Whole names; null or left out for all accounts. */
  accounts?: readonly string[] | null | undefined;
}

/**
 * A list as the platform takes it: separated by commas. Undefined without a list. An empty list finds nothing, as it
 * says, so it is not sent as no list.
 * @param argument the name of the list, for the error
 * @throws GatewayError BAD_USER_INPUT when it is empty, too long, or has an entry that can't be sent
 */
export function listed(
  entries: readonly string[] | null | undefined,
  argument: string,
): string | undefined {
  if (!entries) return undefined;
  const unfit = entries.some((entry) => entry === "" || entry.includes(","));
  if (unfit || entries.length === 0 || entries.length > most) {
    throw new GatewayError("BAD_USER_INPUT", { fields: [argument] });
  }
  return entries.join(",");
}

/** The filter by accounts as a call's parameter. */
export function onlyAccounts({ accounts }: OnlyAccounts): { accounts?: string } {
  const names = listed(accounts, "accounts");
  return names ? { accounts: names } : {};
}
