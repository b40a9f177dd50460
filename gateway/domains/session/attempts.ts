/** Failed logins by account, whoever asks: after three in half an hour a captcha is due. */
import type { RequestScope } from "../../scope.ts";

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
  { brand, limits, platform }: RequestScope,
  username: string,
): Promise<LoginTry> {
  // An account is one platform's: the same name on another one has failures of its own.
  const key = `login:${brand.id}:${platform.origin}:${username.toLowerCase()}`;
  const count = await limits.fail(key, windowMs);
  return {
    captchaDue: count > free,
    captchaNext: count >= free,
    clear: () => limits.clear(key),
  };
}
