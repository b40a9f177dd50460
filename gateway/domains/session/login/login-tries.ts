/**
 * Failed logins: after three into one account in half an hour, whoever makes them, a captcha is due; and
 * after some more from one address, into whatever accounts.
 */
import { giveBackByAddress, takeByAddress } from "../../../limits/address-limits.ts";
import type { RequestScope } from "../../../request/request-scope.ts";

const windowMs = 30 * 60_000;
const free = 3;

/** What one try may do. */
export interface LoginTry {
  /** True when this try has to carry a captcha. */
  captchaDue: boolean;
  /** True when the next one will have to. */
  captchaNext: boolean;
  /** Forgets the failures, after a login that worked. */
  clear(): Promise<void>;
}

/**
 * Counts the try before it is made, so that many tries at once can't all pass as the first one; a
 * login that works clears the count again.
 */
export async function countTry(
  scope: RequestScope,
  username: string,
  captchaSent: boolean,
): Promise<LoginTry> {
  const { limits } = scope;
  const place = await takeByAddress("login", scope);
  const many = "retryAfterMs" in place;
  if (many && !captchaSent) {
    return { captchaDue: true, captchaNext: true, clear: async () => undefined };
  }
  const key = keyOf(scope, username);
  const count = await limits.fail(key, windowMs);
  return {
    captchaDue: count > free,
    captchaNext: many || count >= free,
    async clear() {
      await limits.clear(key);
      if (!many) await place.giveBack();
    },
  };
}

/** Forgets the failures of an account, after a login that worked in its second step. */
export async function clearTries(scope: RequestScope, username: string): Promise<void> {
  await scope.limits.clear(keyOf(scope, username));
  await giveBackByAddress("login", scope);
}

/** An account is one platform's: the same name on another one has failures of its own. */
function keyOf({ brand, platform }: Pick<RequestScope, "brand" | "platform">, username: string) {
  return `login:${brand.id}:${platform.origin}:${username.toLowerCase()}`;
}
