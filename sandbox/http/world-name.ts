const HOST_SUFFIX = ".sandbox.internal";
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TICKET_PATH = /^\/(?:play|chat)\/[0-9a-f]+-([^/]+)/;

/**
 * The world a URL speaks of: the first label of `<world>.sandbox.internal`, else `?world=`, else the
 * world a launch ticket carries, else `default`. Answers null when the name is not a DNS label.
 */
export function worldName(url: URL): string | null {
  const name = fromHost(url.hostname) ?? url.searchParams.get("world") ?? fromTicket(url.pathname);
  if (name === null) return "default";
  return NAME.test(name) ? name : null;
}

/** A launch ticket that still finds its world when the query string got lost on the way. */
export function newTicketId(world: string): string {
  return `${crypto.randomUUID().replaceAll("-", "")}-${world}`;
}

function fromHost(hostname: string): string | null {
  if (!hostname.endsWith(HOST_SUFFIX)) return null;
  return hostname.slice(0, -HOST_SUFFIX.length).split(".")[0] ?? null;
}

function fromTicket(pathname: string): string | null {
  return TICKET_PATH.exec(pathname)?.[1] ?? null;
}
