/** Hosts as operators and deployments write them down (A77). */

/**
 * Whether a list names the host of an origin. An entry is a host, one with a port, or `*.` before a
 * host for all names below it; case and a closing dot mean nothing.
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
