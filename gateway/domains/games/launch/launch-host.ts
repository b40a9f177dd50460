/** Chooses the host from which a launched game is loaded (A64, A112, D-34). */

import { logSecurityEvent } from "../../../access/security-events.ts";
import type { Call } from "../../../platform/call.ts";
import { recordFault } from "../../../platform/drift/observations.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { hostNamed, listedUrl } from "../../../values/links/safe-url.ts";
import { systemStatus } from "../../system/calls.ts";

/**
 * The launch URL, moved to the first of the platform's launch hosts that the brand lists too; the same host
 * for every game, so that browsers and caches can reuse it (A70). Without such a host the URL stays
 * unchanged. Null when its host is not one of the brand's; each refused host is logged.
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

/** The URL on another host, given as a host or an origin; null when either is invalid. */
function onHost(raw: string, listed: string): string | null {
  const text = listed.trim();
  try {
    const url = new URL(raw);
    // A `javascript:` URL has no host to replace.
    if (url.protocol !== "https:" && url.protocol !== "http:") return null;
    const host = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    if (/^[/.]/.test(text) || host.pathname !== "/" || host.search !== "" || host.username !== "")
      return null;
    return `${host.origin}${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
