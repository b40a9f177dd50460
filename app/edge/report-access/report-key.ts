/**
 * The text of a key that reads reports: a prefix that scanners for secrets can look for, the name of the agent's object,
 * and the secret. `portico_rk_[0-9a-f]{96}`.
 */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";

const prefix = "portico_rk_";
const form = /^portico_rk_([0-9a-f]{32})[0-9a-f]{64}$/;

/** The name of an account's object. It reveals no account, and another account has another one. */
export const accessName = async (brand: string, origin: string, account: string): Promise<string> =>
  (await objectNameOf(JSON.stringify(["reports", brand, origin, account]))).slice(0, 32);

/** A random secret of 256 bits in hexadecimal. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A new key of the object with this name. */
export const newReportKey = (object: string): string => `${prefix}${object}${newSecret()}`;

/** The name of the object that a text would be a key of; null for what is no key. */
export const objectOfKey = (text: string): string | null => form.exec(text)?.[1] ?? null;

/** What is stored of a key. The secret is random, so that nobody finds it by trying, and no salt is needed. */
export const hashOf = (key: string): Promise<string> => objectNameOf(`report key ${key}`);

/** Whether two hashes are the same, in a time that does not depend on where they differ. */
export function isSameHash(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
