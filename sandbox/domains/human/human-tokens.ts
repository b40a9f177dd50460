import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { usedJti } from "../../db/schema/members.ts";
import { sandboxSecretKey } from "./human-keys.ts";

/** How long a token is good for, from when it was solved. */
const tokenLifeMs = 5 * 60 * 1000;

/** A `challenge` is what the widget was drawn with, a `token` what solving it gave. */
const payload = v.strictObject({
  kind: v.picklist(["challenge", "token"]),
  id: v.string(),
  hostname: v.string(),
  action: v.string(),
  /** Milliseconds since the epoch. */
  at: v.number(),
});

export type HumanPayload = v.InferOutput<typeof payload>;

const encoder = new TextEncoder();
const keyOf = () =>
  crypto.subtle.importKey(
    "raw",
    encoder.encode(sandboxSecretKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

/** Returns the signed text of a payload: the holder stores the state and can't forge it. */
export async function seal(value: HumanPayload): Promise<string> {
  const text = toHex(encoder.encode(JSON.stringify(value)));
  const mark = await crypto.subtle.sign("HMAC", await keyOf(), encoder.encode(text));
  return `${text}.${toHex(new Uint8Array(mark))}`;
}

/** The payload of a text that was sealed here and is of this kind, else null. */
export async function unseal(
  sealed: string,
  kind: HumanPayload["kind"],
): Promise<HumanPayload | null> {
  const [text = "", mark = ""] = sealed.split(".");
  const genuine = await crypto.subtle.verify(
    "HMAC",
    await keyOf(),
    fromHex(mark),
    encoder.encode(text),
  );
  if (!genuine) return null;
  const read = v.safeParse(payload, JSON.parse(new TextDecoder().decode(fromHex(text))));
  return read.success && read.output.kind === kind ? read.output : null;
}

/**
 * Spends a token: true the first time, and again for the same idempotency key. One that is over can't
 * be spent.
 */
export function spend(
  db: Database,
  { id, at }: HumanPayload,
  idempotencyKey: string,
  now: number,
): boolean {
  if (now > at + tokenLifeMs) return false;
  const expiresAt = at + tokenLifeMs + 1;
  const note = (jti: string) =>
    db.insert(usedJti).values({ jti, expiresAt }).onConflictDoNothing().returning().all();
  const again = `human:${id}:${idempotencyKey}`;
  if (note(`human:${id}`).length === 0) {
    const known = db.select().from(usedJti).where(eq(usedJti.jti, again)).get();
    return idempotencyKey !== "" && known !== undefined;
  }
  note(again);
  return true;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
