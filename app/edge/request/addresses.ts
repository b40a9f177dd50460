/** Addresses and CIDR ranges, v4 and v6 (A78). */

export interface Address {
  bits: 32 | 128;
  value: bigint;
}

export interface AddressRange extends Address {
  /** How many leading bits have to agree. */
  prefix: number;
}

function parseV4(text: string): bigint | null {
  const parts = text.split(".");
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    // A leading zero may mean octal elsewhere: refused rather than guessed.
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

/** An address, or null when the text is none. A v4 address written as v6 (::ffff:…) is the v4 one. */
export function parseAddress(text: string): Address | null {
  const v4 = parseV4(text);
  if (v4 !== null) return { bits: 32, value: v4 };
  if (!text.includes(":")) return null;
  const v6 = parseV6(text);
  if (v6 === null) return null;
  return v6 >> 32n === 0xffffn ? { bits: 32, value: v6 & 0xffff_ffffn } : { bits: 128, value: v6 };
}

/**
 * What counts as one visitor's address (docs/reliability.md, Throttles): an IPv4 address as it is, of an IPv6
 * address its /64, which one house has whole. "unknown" when the text is no address.
 */
export function addressClassOf(text: string | null): string {
  const address = text === null ? null : parseAddress(text);
  if (!address) return "unknown";
  if (address.bits === 128) return `${(address.value >> 64n).toString(16).padStart(16, "0")}/64`;
  return [24n, 16n, 8n, 0n].map((shift) => (address.value >> shift) & 255n).join(".");
}

/** A range such as 10.0.0.0/8 or 2001:db8::/32, a single address included; null when it is none. */
export function parseRange(text: string): AddressRange | null {
  const [base = "", length, ...more] = text.split("/");
  const address = parseAddress(base);
  if (!address || more.length > 0) return null;
  if (length === undefined) return { ...address, prefix: address.bits };
  if (!/^\d{1,3}$/.test(length) || Number(length) > address.bits) return null;
  return { ...address, prefix: Number(length) };
}

/** True when the address lies in the range. */
function inRange(address: Address, range: AddressRange): boolean {
  if (address.bits !== range.bits) return false;
  const shift = BigInt(range.bits - range.prefix);
  return address.value >> shift === range.value >> shift;
}

/** True when the address is in one of the CIDR ranges. An unknown address is in none. */
export function isDenied(address: string | null, ranges: readonly string[]): boolean {
  if (ranges.length === 0 || address === null) return false;
  const parsed = parseAddress(address);
  if (!parsed) return false;
  return ranges.some((text) => {
    const range = parseRange(text);
    return range !== null && inRange(parsed, range);
  });
}
