/**
 * Limits failed logins: a captcha is required after three into one account within half an hour, or after more
 * from one address into any accounts. A code has its own five attempts, so wrong codes require none (E28).
 */
import { giveBackByAddress, takeByAddress } from "../../../limits/address-limits.ts";
import type { RequestScope } from "../../../request/request-scope.ts";

const windowMs = 30 * 60_000;
const free = 3;

/** The limits of one attempt. */
export interface LoginTry {
  /** True when this attempt must include a captcha. */
  captchaDue: boolean;
  /** True when the next attempt must. */
  captchaNext: boolean;
  /** Resets the failures, after a successful login. */
  clear(): Promise<void>;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts can't all pass as the first one. A
 * successful login resets the count.
 * @param username null for a login by code, which counts for the address only
 */
export async function countTry(
  scope: RequestScope,
  username: string | null,
  captchaSent: boolean,
): Promise<LoginTry> {
  const { limits } = scope;
  const place = await takeByAddress("login", scope);
  const many = "retryAfterMs" in place;
  if (many && !captchaSent) {
    return { captchaDue: true, captchaNext: true, clear: async () => undefined };
  }
  const key = username === null ? null : keyOf(scope, username);
  const count = key === null ? 0 : await limits.fail(key, windowMs);
  return {
    captchaDue: count > free,
    captchaNext: many || count >= free,
    async clear() {
      if (key !== null) await limits.clear(key);
      if (!many) await place.giveBack();
    },
  };
}

/** Resets the failures of an account, after a login that succeeded in its second step. */
export async function clearTries(scope: RequestScope, username: string): Promise<void> {
  await scope.limits.clear(keyOf(scope, username));
  await giveBackByAddress("login", scope);
}

/** Accounts are counted per brand and platform. */
function keyOf({ brand, platform }: Pick<RequestScope, "brand" | "platform">, username: string) {
  return `login:${brand.id}:${platform.origin}:${username.toLowerCase()}`;
}
