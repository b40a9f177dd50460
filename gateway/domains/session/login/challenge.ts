/** Stores the platform's challenge for the second login step on the server (A54). */
import * as v from "valibot";
import type { SecondFactorMethod } from "../../../generated/resolver-types.ts";
import type { SessionPort } from "../../../request/session-port.ts";
import type { LoginOptions } from "./start-session.ts";

/** How long a challenge and its code are valid, in ms. */
const lifetimeMs = 10 * 60_000;
const name = "loginChallenge";

export interface Challenge {
  challenge: string;
  methods: SecondFactorMethod[];
  entry: LoginOptions;
  /** When the first step was made, in ms. */
  at: number;
}

const stored = v.object({
  challenge: v.string(),
  methods: v.array(v.picklist(["SMS", "EMAIL", "GOOGLE_CODE", "BANK_ACCOUNT_NAME"])),
  entry: v.object({
    site: v.picklist(["MEMBER", "AGENT"]),
    remember: v.boolean(),
    withoutPassword: v.boolean(),
    defaultPassword: v.boolean(),
    account: v.nullish(v.string()),
  }),
  at: v.number(),
});

/** When a challenge expires, in ms since the epoch. */
export const endOf = ({ at }: Pick<Challenge, "at">): number => at + lifetimeMs;

/** Stores the challenge in place of an earlier one; null removes it. */
export function keepChallenge(session: SessionPort, challenge: Challenge | null): Promise<void> {
  return session.set(name, challenge && JSON.stringify(challenge));
}

/** The visitor's challenge; null when there is none or it has expired. */
export async function openChallenge(session: SessionPort, now: number): Promise<Challenge | null> {
  const text = await session.get(name);
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text);
  return read.success && now < endOf(read.output) ? read.output : null;
}
