/** Matches hosts against lists in configuration and platform responses (A77). */

/**
 * True when a list contains the host of an origin. An entry is a host, a host with port, or `*.` and a host
 * for all its subdomains; case and a trailing dot are ignored.
 */
export function namesHost(list: readonly string[], origin: string): boolean {
  const { host, hostname } = new URL(origin);
  const [full, name] = [host, hostname].map(tidy);
  return list.map(tidy).some((entry) => {
    if (entry.startsWith("*.")) return name?.endsWith(entry.slice(1)) ?? false;
    return entry !== "" && (entry === full || entry === name);
  });
}

function tidy(host: string): string {
  return host.trim().toLowerCase().replace(/\.$/, "");
}
