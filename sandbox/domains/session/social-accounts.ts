import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { profile, socialAccount } from "../../db/schema/members.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";

/** What CA92 takes, and C7 beside its form (D-11). */
export const socialParams = {
  firebaseChannel: v.picklist(["GOOGLE", "FACEBOOK", "PHONE"]),
  firebaseIdToken: v.pipe(v.string(), v.maxLength(4096)),
};
type SocialParams = v.InferOutput<v.StrictObjectSchema<typeof socialParams, undefined>>;

const providers = { GOOGLE: "google.com", FACEBOOK: "facebook.com", PHONE: "phone" } as const;

/** Dialling codes that numbers are split by. */
const dialingCodes = ["82", "84", "66", "44", "1"];

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  exp: v.number(),
  email: v.optional(v.string(), ""),
  phone_number: v.optional(v.string(), ""),
  firebase: v.object({ sign_in_provider: v.string() }),
});

/** An identity from a provider. */
export interface Social {
  provider: string;
  subject: string;
  email: string;
  dialingCode: string;
  mobile: string;
}

/**
 * Whom an id token is about; `social.token.invalid` for one that is over or of another channel. The portal has
 * judged its signature, which may be the emulator's: none.
 */
export function readSocial(
  { firebaseChannel, firebaseIdToken }: SocialParams,
  now: number,
): Social {
  const read = v.safeParse(claims, payloadOf(firebaseIdToken));
  if (!read.success) throw new PlatformError("social.token.invalid");
  const { sub, exp, email, phone_number: number, firebase } = read.output;
  const fits = firebase.sign_in_provider === providers[firebaseChannel];
  if (!fits || exp * 1000 <= now) throw new PlatformError("social.token.invalid");
  const digits = number.replace(/\D/g, "");
  const dialingCode = dialingCodes.find((code) => digits.startsWith(code)) ?? "";
  return {
    provider: firebaseChannel,
    subject: sub,
    email: email.toLowerCase(),
    dialingCode,
    mobile: digits.slice(dialingCode.length),
  };
}

function payloadOf(token: string): unknown {
  try {
    const [, payload = ""] = token.split(".");
    const bytes = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0))));
  } catch {
    return null;
  }
}

/**
 * Whose social account this is. A number that is proven by a code is as good as one that the account has
 * confirmed, so that it is linked at once.
 */
export function linkedMember(context: CallContext, who: Social): number | null {
  const { db } = context;
  const where = and(
    eq(socialAccount.provider, who.provider),
    eq(socialAccount.subject, who.subject),
  );
  const linked = db.select().from(socialAccount).where(where).get();
  if (linked !== undefined) return linked.memberId;
  const owner = ownerOfNumber(db, who);
  if (owner === undefined || !owner.mobileVerified) return null;
  linkSocial(context, owner.memberId, who);
  return owner.memberId;
}

/** Links a social account to a member; one of each provider. */
export function linkSocial({ db, now }: CallContext, memberId: number, who: Social): void {
  const { provider, subject } = who;
  db.insert(socialAccount).values({ provider, subject, memberId, linkedAt: now }).run();
}

/** Whether another account has the address or the number. */
export function isTaken(db: Database, who: Social): boolean {
  if (who.mobile !== "") return ownerOfNumber(db, who) !== undefined;
  if (who.email === "") return false;
  const where = sql`lower(${profile.email}) = ${who.email}`;
  return db.select().from(profile).where(where).get() !== undefined;
}

function ownerOfNumber(db: Database, { mobile }: Social) {
  if (mobile === "") return undefined;
  return db.select().from(profile).where(eq(profile.mobile, mobile)).get();
}
