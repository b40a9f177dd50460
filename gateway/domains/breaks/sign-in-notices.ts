/** Sign-ins from new devices, for the inbox (G26). The account's object keeps them; no platform call is made. */
import { type ViewerModel, viewerOf } from "../../access/viewer.ts";
import { GatewayError } from "../../failures/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { cachedSummary, clearSummaryCache } from "../../session-cache/account-summaries.ts";
import { deviceName } from "../../values/text/device-name.ts";
import { reachProtection, viewersProtection } from "../protection/reach.ts";

/** The latest first. @throws when the object can't be reached */
export async function listNewSignIns(context: GatewayContext) {
  const account = await viewersProtection(context);
  return account.newSignIns(deviceName(context.scope.userAgent));
}

/** How many this device has not read, at most half a minute old; null when that can't be had. */
export async function countUnreadSignIns(
  { account }: ViewerModel,
  { scope }: GatewayContext,
): Promise<number | null> {
  if (account.role === "TRIAL") return null;
  try {
    return await cachedSummary(scope, "signIns", async () => {
      const device = deviceName(scope.userAgent);
      const signIns = await scope.protection.of(account.account).newSignIns(device);
      return signIns.filter(({ read }) => !read).length;
    });
  } catch (error) {
    logUnreachable(scope, error);
    return null;
  }
}

/** Marks some as read. Repeating it is no error, and unknown ids are ignored. */
export async function readNewSignIns(ids: readonly string[], context: GatewayContext) {
  const { scope } = context;
  if (!(await viewerOf(context))) throw new GatewayError("UNAUTHENTICATED");
  const account = await viewersProtection(context);
  const read = await reachProtection(scope, () =>
    account.readNewSignIns(ids, deviceName(scope.userAgent)),
  );
  if ("failure" in read) return read.failure;
  await clearSummaryCache(scope);
  return { __typename: "ReadNewSignInsSuccess" as const, unread: read.value };
}
