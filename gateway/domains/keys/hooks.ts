/** Changes of the addresses that get postbacks (N25). */
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { portalHosts } from "../system/shape.ts";
import { teamEvents } from "./event-calls.ts";
import { hookAddress } from "./hook-address.ts";
import { endReplaced, ownerOf } from "./owner.ts";
import { withToken } from "./report-token.ts";

const hour = 3_600_000;
/** Tests of a hook in an hour. */
const mostTests = 20;

export const hasHooks = ({ scope: { brand } }: GatewayContext): boolean =>
  brand.calls[teamEvents.id]?.enabled !== false;

const hookOwner = async (context: GatewayContext) => (hasHooks(context) ? ownerOf(context) : null);

export async function createHook(
  text: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ReportHookResult"]>> {
  const owner = await hookOwner(context);
  if (!owner) return refused("NOT_OFFERED");
  const { access, account } = owner;
  try {
    const ours = await hostsOf(context);
    const url = hookAddress(text, ours, access.localHook);
    if (url === null) return invalidInput([fieldError("url", "validation.hookAddress")]);
    const made = await withToken(
      context,
      (token) => access.createHook(account, url, ours, token),
      (result) => result !== "TOO_MANY",
    );
    if (made === "TOO_MANY") return refused("TOO_MANY_SAVED");
    await endReplaced(made, context);
    const { id, secret } = made;
    return { __typename: "ReportHookSuccess", id, secret };
  } catch (error) {
    return changeFailure(error);
  }
}

/** Hosts that get no postback: the portal's, under every name that it has, and the platform's. */
async function hostsOf(context: GatewayContext): Promise<string[]> {
  const { origin, platform } = context.scope;
  const listed = await portalHosts(context);
  return [...listed, new URL(origin).host, new URL(platform.origin).host];
}

type Changed = Awaited<ResolversTypes["ChangeReportHookResult"]>;

export async function removeHook(id: string, context: GatewayContext): Promise<Changed> {
  const owner = await hookOwner(context);
  if (!owner) return refused("NOT_OFFERED");
  const gone = await owner.access.removeHook(owner.account, id);
  if (gone === null) return refused("NOT_FOUND");
  await endReplaced(gone, context);
  return { __typename: "ChangeReportHookSuccess", id };
}

export async function testHook(id: string, context: GatewayContext): Promise<Changed> {
  const owner = await hookOwner(context);
  if (!owner) return refused("NOT_OFFERED");
  const counted = `hook test ${owner.account.id}`;
  const retryAfterMs = await context.scope.limits.take(counted, mostTests, hour);
  if (retryAfterMs !== null) return { __typename: "Throttled", retryAfterMs };
  const isSent = await owner.access.testHook(owner.account, id);
  return isSent ? { __typename: "ChangeReportHookSuccess", id } : refused("NOT_FOUND");
}
