const hostSuffix = ".sandbox.internal";
const namePattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ticketPath = /^\/(?:play|chat)\/[0-9a-f]+-([^/]+)/;

/**
 * Returns the name of a URL's world: the first label of `<world>.sandbox.internal`, else `?world=`, else the
 * world of a launch ticket, else `default`. Null when the name is not a DNS label.
 */
export function worldName(url: URL): string | null {
  const name = fromHost(url.hostname) ?? url.searchParams.get("world") ?? fromTicket(url.pathname);
  if (name === null) return "default";
  return namePattern.test(name) ? name : null;
}

/**
 * Returns a new id of a launch ticket. It contains the world, so that a URL without the query still finds it.
 */
export function newTicketId(world: string): string {
  return `${crypto.randomUUID().replaceAll("-", "")}-${world}`;
}

function fromHost(hostname: string): string | null {
  if (!hostname.endsWith(hostSuffix)) return null;
  return hostname.slice(0, -hostSuffix.length).split(".")[0] ?? null;
}

function fromTicket(pathname: string): string | null {
  return ticketPath.exec(pathname)?.[1] ?? null;
}
