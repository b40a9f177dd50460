/** Notes a login with the account's object, so that the next one can show it (G28). */
import type { ViewerModel } from "../../../access/viewer.ts";
import { logUnreachable } from "../../../request/log-unreachable.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import { deviceName } from "../../../values/text/device-name.ts";

/**
 * Runs after the response, because no login waits for it or fails by it.
 * @param instead when the session began that this one continues; null for a login
 */
export function noteLogin(
  scope: RequestScope,
  { account, createdAt }: ViewerModel,
  instead: number | null = null,
): void {
  const login = { at: createdAt, device: deviceName(scope.userAgent), id: account.id };
  const noted = scope.protection.of(account.account).noteLogin(login, instead);
  scope.waitUntil(noted.catch((error: unknown) => logUnreachable(scope, error)));
}
