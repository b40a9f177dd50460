/** Where a started game is loaded from (A64, A112, D-34). */

import { logSecurityEvent } from "../../access/security-events.ts";
import type { Call } from "../../platform/call.ts";
import { recordFault } from "../../platform/drift/observations.ts";
import type { GatewayContext } from "../../request/context.ts";
import { hostNamed, listedUrl } from "../../values/safe-url.ts";
import { systemStatus } from "../system/calls.ts";

/**
 * The address that a launch answered, on the first of the platform's launch hosts that the brand lists too:
 * the same one for every game, so that browsers and caches agree (A70). Where the platform lists none, or none that
 * the brand knows, the address stays as it is. Null when its host is none of the brand's; each refused host
 * is named in the log.
 */
export async function launchUrl(
  raw: string,
  row: Call,
  { platform, scope }: GatewayContext,
): Promise<string | null> {
  const { launch } = scope.brand.hosts;
  const refuse = (host: string) => {
    logSecurityEvent(scope, "host.refused", { what: "launch", host });
    recordFault(scope, row, `${host} is no host of the brand's hosts.launch`);
  };
  const status = await platform.call(systemStatus, {}).catch(() => null);
  for (const host of status?.info.launchHosts ?? []) {
    const moved = onHost(raw, host);
    const url = moved && listedUrl(moved, launch, scope);
    if (url) return url;
    refuse(moved ? hostNamed(moved) : "none");
  }
  const url = listedUrl(raw, launch, scope);
  if (url === null) refuse(hostNamed(raw));
  return url;
}

/** The address on another host, written as a host or as an origin; null for what is neither. */
function onHost(raw: string, listed: string): string | null {
  const text = listed.trim();
  try {
    const url = new URL(raw);
    // A script has no host that could be changed, and stays what it is.
    if (url.protocol !== "https:" && url.protocol !== "http:") return null;
    const host = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    if (/^[/.]/.test(text) || host.pathname !== "/" || host.search !== "" || host.username !== "")
      return null;
    return `${host.origin}${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
