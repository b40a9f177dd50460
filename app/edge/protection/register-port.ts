/** The register of excluded persons of a request's brand (G17, decision 0042). */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import { formerMarksOf } from "../../../gateway/protection/breaks/former-marks.ts";
import {
  marksOf,
  nearKindOf,
  nearMarksOf,
} from "../../../gateway/protection/breaks/person-marks.ts";
import {
  byShard,
  changeKey,
  type RegisterEntry,
} from "../../../gateway/protection/breaks/person-register.ts";
import type { RegisterPort } from "../../../gateway/request/register-port.ts";

export interface RegisterStore {
  /**
   * Sets the end of a break's entries, in ms since the epoch; null while none is known. Returns the other accounts that
   * have one of the values.
   */
  set(
    subject: string,
    keys: readonly string[],
    until: number | null,
    now: number,
  ): Promise<string[]>;
  /** Lists an account that has these values. Returns whether one of them is excluded now. */
  list(subject: string, keys: readonly string[], now: number): Promise<boolean>;
  /** Those of the keys that are excluded now. */
  among(keys: readonly string[], now: number): Promise<string[]>;
  /** How often a break has changed the register. */
  changes(): Promise<number>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface RegisterStores {
  getByName(name: string): RegisterStore;
}

const encoder = new TextEncoder();
const purpose = encoder.encode("portico register of excluded persons 1");

/**
 * Values are hashed with HMAC-SHA-256 under a key of the brand and platform, so that neither the objects nor their names
 * reveal a person to who does not have EXCLUSION_KEY. The first digit of the hash chooses one of 16 shards.
 */
export function createRegisterPort(
  stores: RegisterStores,
  { exclusionKey, brand, origin }: { exclusionKey: string; brand: string; origin: string },
): RegisterPort {
  const place = JSON.stringify([brand, origin]);
  const hashed = async (marks: readonly string[]) => {
    if (marks.length === 0) return [];
    const key = await keyOf(exclusionKey, place);
    return Promise.all(marks.map((mark) => entryOf(key, mark, place)));
  };
  const entriesOf: RegisterPort["entriesOf"] = (person) =>
    hashed([...new Set([...marksOf(person), ...formerMarksOf(person)])]);
  const among: RegisterPort["among"] = async (entries, now) => {
    const found = await Promise.all(
      byShard(entries).map(([shard, keys]) => stores.getByName(shard).among(keys, now)),
    );
    return found.flat();
  };
  const hasAny: RegisterPort["hasAny"] = async (entries, now) =>
    (await among(entries, now)).length > 0;
  const markOfAccount = (account: string) => `account:${account.toLowerCase()}`;
  const changesName = () => objectNameOf(`register ${place} changes`);
  return {
    entriesOf,
    async nearEntriesOf(person) {
      const marks = nearMarksOf(person);
      const entries = await hashed(marks);
      return entries.map((entry, index) =>
        Object.assign(entry, { of: nearKindOf(marks[index] ?? "") }),
      );
    },
    accountEntry: async (account) =>
      entryOf(await keyOf(exclusionKey, place), markOfAccount(account), place),
    async excludedAccounts(accounts, now) {
      const entries = await hashed(accounts.map(markOfAccount));
      const excluded = new Set(await among(entries, now));
      return new Set(accounts.filter((_, index) => excluded.has(entries[index]?.key ?? "")));
    },
    among,
    hasAny,
    isExcluded: async (person, now) => hasAny(await entriesOf(person), now),
    changes: async () => stores.getByName(await changesName()).changes(),
    changeEntry: async () => ({ shard: await changesName(), key: changeKey }),
  };
}

async function keyOf(secret: string, place: string): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, [
    "deriveKey",
  ]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: encoder.encode(place), info: purpose },
    raw,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
}

async function entryOf(key: CryptoKey, mark: string, place: string): Promise<RegisterEntry> {
  const hash = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(mark)));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { shard: await objectNameOf(`register ${place} ${hex[0]}`), key: hex };
}
