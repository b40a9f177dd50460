const iterations = 20_000;

// Hashes of seeded accounts by account and password: plain values, so that a new world of the same
// isolate does not pay for them again.
const seeded = new Map<string, string>();

/** `salt:hash` in hexadecimal (PBKDF2, SHA-256). */
export async function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  const used = salt ?? crypto.getRandomValues(new Uint8Array(16));
  return `${toHex(used)}:${toHex(await derive(password, used))}`;
}

/** The same hash for the same demo account in every world, computed once per isolate. */
export async function seedHash(account: string, password: string): Promise<string> {
  const key = `${account}\n${password}`;
  const known = seeded.get(key);
  if (known !== undefined) return known;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(account));
  const hash = await hashPassword(password, new Uint8Array(digest).slice(0, 16));
  seeded.set(key, hash);
  return hash;
}

/** Whether a password belongs to a stored hash, compared in constant time. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [salt = "", expected = ""] = stored.split(":");
  const actual = toHex(await derive(password, fromHex(salt)));
  let difference = actual.length ^ expected.length;
  for (let i = 0; i < actual.length; i++) {
    difference |= actual.charCodeAt(i) ^ expected.charCodeAt(i);
  }
  return difference === 0;
}

async function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  const raw = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey("raw", raw, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
