/**
 * Where postbacks may go (N25): an https address with a name of the public internet, on its usual port. The runtime
 * resolves the name and reaches public addresses only; what an address itself could say of another place is refused here,
 * when it is given and again before each postback.
 */
import { namesHost } from "../system/host-list.ts";

const longest = 500;

/** Names that stand for a place inside: special ones (RFC 6761, 8375, 9476), and what networks call themselves. */
const inside =
  /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|localdomain|arpa|test|example|invalid|onion|alt)$/;
/** A name of at least two parts; the last one has a letter, so it is no IPv4 address in any notation. */
const publicName =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/;

/**
 * The address as it is stored; null for one that is not allowed.
 * @param ours hosts of the portal and of the platform, as `namesHost` reads them
 * @param local development only: an origin of this machine that is allowed besides
 */
export function hookAddress(
  text: string,
  ours: readonly string[],
  local: string | null,
): string | null {
  if (text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return null;
  if (local !== null && url.origin === local) return url.href;
  const isPublic = publicName.test(url.hostname) && !inside.test(url.hostname);
  if (url.protocol !== "https:" || url.port !== "" || !isPublic) return null;
  return namesHost(ours, url.origin) ? null : url.href;
}
