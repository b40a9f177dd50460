/** Whom a provider has proven a visitor to be, while there is no account yet: kept on the server (A55). */
import * as v from "valibot";
import type { PendingIdentity, SocialProvider } from "../../../generated/resolver-types.ts";
import type { Identity } from "../../../identity/id-token.ts";
import type { SessionPort } from "../../../request/session-port.ts";

/** Long enough for a form; the token itself is the platform's to judge after that. */
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
  /** When it was proven, in ms. */
  at: v.number(),
});

export type WaitingIdentity = v.InferOutput<typeof stored>;

/** The provider as the contract and the platform's `firebaseChannel` call it. */
export const channelOf = ({ provider }: Identity): SocialProvider =>
  (({ google: "GOOGLE", facebook: "FACEBOOK", phone: "PHONE" }) as const)[provider];

/** What of it a page may know. */
export const shownIdentity = ({ identity }: Pick<WaitingIdentity, "identity">): PendingIdentity => {
  const { name: called, email, mobile } = identity;
  return { provider: channelOf(identity), name: called, email, mobile };
};

/** Keeps it in place of an earlier one. */
export function keepIdentity(session: SessionPort, waiting: WaitingIdentity): Promise<void> {
  return session.set(name, JSON.stringify(waiting));
}

/** Who waits for an account in this session, or null when nobody does, or no longer. */
export async function openIdentity(
  session: SessionPort,
  now: number,
): Promise<WaitingIdentity | null> {
  const text = await session.get(name);
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text);
  return read.success && now < read.output.at + lifetimeMs ? read.output : null;
}
