/** The register of excluded persons of a request's brand (G17, decision 0042). */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import { marksOf } from "../../../gateway/protection/breaks/person-marks.ts";
import { byShard, type RegisterEntry } from "../../../gateway/protection/breaks/person-register.ts";
import type { RegisterPort } from "../../../gateway/request/register-port.ts";

export interface RegisterStore {
  /** Sets the end of a break's entries, in ms since the epoch; null while none is known. */
  set(subject: string, keys: readonly string[], until: number | null): Promise<void>;
  has(keys: readonly string[], now: number): Promise<boolean>;
  /** Those of the keys that are excluded now. */
  among(keys: readonly string[], now: number): Promise<string[]>;
  /** How often `set` was called. */
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
  const entriesOf: RegisterPort["entriesOf"] = async (person) => {
    const marks = marksOf(person);
    if (marks.length === 0) return [];
    const key = await keyOf(exclusionKey, place);
    return Promise.all(marks.map((mark) => entryOf(key, mark, place)));
  };
  const hasAny: RegisterPort["hasAny"] = async (entries, now) => {
    const answers = await Promise.all(
      byShard(entries).map(([shard, keys]) => stores.getByName(shard).has(keys, now)),
    );
    return answers.includes(true);
  };
  const accountEntry: RegisterPort["accountEntry"] = async (account) =>
    entryOf(await keyOf(exclusionKey, place), `account:${account.toLowerCase()}`, place);
  const changesName = () => objectNameOf(`register ${place} changes`);
  return {
    entriesOf,
    accountEntry,
    async excludedAccounts(accounts, now) {
      const key = await keyOf(exclusionKey, place);
      const named = await Promise.all(
        accounts.map(async (account) => ({
          account,
          entry: await entryOf(key, `account:${account.toLowerCase()}`, place),
        })),
      );
      const found = await Promise.all(
        byShard(named.map(({ entry }) => entry)).map(([shard, keys]) =>
          stores.getByName(shard).among(keys, now),
        ),
      );
      const excluded = new Set(found.flat());
      return new Set(named.flatMap((each) => (excluded.has(each.entry.key) ? each.account : [])));
    },
    hasAny,
    isExcluded: async (person, now) => hasAny(await entriesOf(person), now),
    changes: async () => stores.getByName(await changesName()).changes(),
    changeEntry: async () => ({ shard: await changesName(), key: "change" }),
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
