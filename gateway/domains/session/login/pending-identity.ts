/** Stores a verified identity without an account on the server until registration (A55). */
import * as v from "valibot";
import type { PendingIdentity, SocialProvider } from "../../../generated/resolver-types.ts";
import type { Identity } from "../../../identity/id-token.ts";
import type { SessionPort } from "../../../request/session-port.ts";

/** Long enough to fill in a form, in ms; the platform checks the token again. */
const lifetimeMs = 10 * 60_000;
const name = "pendingIdentity";

const stored = v.object({
  idToken: v.string(),
  identity: v.object({
    provider: v.picklist(["google", "facebook", "phone"]),
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    mobile: v.nullable(v.string()),
  }),
  /** When it was verified, in ms. */
  at: v.number(),
});

export type WaitingIdentity = v.InferOutput<typeof stored>;

/** The provider's name in the schema and in the platform's `firebaseChannel`. */
export const channelOf = ({ provider }: Identity): SocialProvider =>
  (({ google: "GOOGLE", facebook: "FACEBOOK", phone: "PHONE" }) as const)[provider];

/** The part of the identity that a page may show. */
export const shownIdentity = ({ identity }: Pick<WaitingIdentity, "identity">): PendingIdentity => {
  const { name: called, email, mobile } = identity;
  return { provider: channelOf(identity), name: called, email, mobile };
};

/** Stores the identity in place of an earlier one. */
export function keepIdentity(session: SessionPort, waiting: WaitingIdentity): Promise<void> {
  return session.set(name, JSON.stringify(waiting));
}

/** The session's pending identity; null when there is none or it has expired. */
export async function openIdentity(
  session: SessionPort,
  now: number,
): Promise<WaitingIdentity | null> {
  const text = await session.get(name);
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text);
  return read.success && now < read.output.at + lifetimeMs ? read.output : null;
}
