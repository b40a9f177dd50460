/** Parses IP addresses and CIDR ranges, v4 and v6 (A78). */

export interface Address {
  bits: 32 | 128;
  value: bigint;
}

export interface AddressRange extends Address {
  /** Length of the network prefix in bits. */
  prefix: number;
}

function parseV4(text: string): bigint | null {
  const parts = text.split(".");
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    // Other parsers may read a leading zero as octal, so it is refused.
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = (value << 8n) | BigInt(part);
  }
  return value;
}

function parseV6(text: string): bigint | null {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (tail) {
    const v4 = parseV4(tail[2] ?? "");
    if (v4 === null) return null;
    return parseV6(`${tail[1]}${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`);
  }
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const groupsOf = (half: string | undefined) => (half ? half.split(":") : []);
  const [head, rest] = [groupsOf(halves[0]), groupsOf(halves[1])];
  const missing = 8 - head.length - rest.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array<string>(missing).fill("0"), ...rest];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** Returns the address, or null if the text is not one. A v4-mapped v6 address (::ffff:…) is returned as v4. */
export function parseAddress(text: string): Address | null {
  const v4 = parseV4(text);
  if (v4 !== null) return { bits: 32, value: v4 };
  if (!text.includes(":")) return null;
  const v6 = parseV6(text);
  if (v6 === null) return null;
  return v6 >> 32n === 0xffffn ? { bits: 32, value: v6 & 0xffff_ffffn } : { bits: 128, value: v6 };
}

/** The network of an address, for counts: a /24 or a /48; null if the text is not an address. */
export function networkOf(text: string | null): string | null {
  const address = text === null ? null : parseAddress(text);
  if (!address) return null;
  const { bits, value } = address;
  if (bits === 32) {
    const parts = [24n, 16n, 8n].map((shift) => (value >> shift) & 0xffn);
    return `${parts.join(".")}.0/24`;
  }
  const groups = [112n, 96n, 80n].map((shift) => ((value >> shift) & 0xffffn).toString(16));
  return `${groups.join(":")}::/48`;
}

/**
 * Returns the key that rate limits count by (docs/reliability.md, Throttles): an IPv4 address, or the /64 of an IPv6
 * address, because one household usually has a whole /64. "unknown" if the text is not an address.
 */
export function addressClassOf(text: string | null): string {
  const address = text === null ? null : parseAddress(text);
  if (!address) return "unknown";
  if (address.bits === 128) return `${(address.value >> 64n).toString(16).padStart(16, "0")}/64`;
  return [24n, 16n, 8n, 0n].map((shift) => (address.value >> shift) & 255n).join(".");
}

/** Parses a range such as 10.0.0.0/8, 2001:db8::/32 or a single address. Returns null if the text is not one. */
export function parseRange(text: string): AddressRange | null {
  const [base = "", length, ...more] = text.split("/");
  const address = parseAddress(base);
  if (!address || more.length > 0) return null;
  if (length === undefined) return { ...address, prefix: address.bits };
  if (!/^\d{1,3}$/.test(length) || Number(length) > address.bits) return null;
  return { ...address, prefix: Number(length) };
}

/** Whether the address lies in the range. */
function inRange(address: Address, range: AddressRange): boolean {
  if (address.bits !== range.bits) return false;
  const shift = BigInt(range.bits - range.prefix);
  return address.value >> shift === range.value >> shift;
}

/** Whether the address is in one of the CIDR ranges; false for an unknown address. */
export function isDenied(address: string | null, ranges: readonly string[]): boolean {
  if (ranges.length === 0 || address === null) return false;
  const parsed = parseAddress(address);
  if (!parsed) return false;
  return ranges.some((text) => {
    const range = parseRange(text);
    return range !== null && inRange(parsed, range);
  });
}
