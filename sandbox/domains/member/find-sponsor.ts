import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { agentLink } from "../../db/schema/links.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { PlatformError } from "../../http/errors.ts";
import { isAgent } from "./member-types.ts";
import { memberByAccount, memberById, memberByReferralCode } from "./profile.ts";
import { type RegisterForm, refuseField } from "./register-form.ts";

/** The account that referred a new account, and the settings that the new account receives. */
export interface Sponsor {
  upline: MemberRow | null;
  agent: boolean;
  /** Rates in 1/10000 percent by game type. */
  rates: Readonly<Record<string, number>>;
  referredBy: number | null;
  /** The agent's link by which the account comes; null for none. */
  link: string | null;
}

const nobody: Sponsor = { upline: null, agent: false, rates: {}, referredBy: null, link: null };

/**
 * The sponsor a form names: an agent's link or code (`affiliateCode`, C14), else a friend's code
 * (`referralCode`), else a name (`recommenderId`). `affiliate.invalid`, `register.field`.
 */
export function findSponsor(db: Database, form: RegisterForm): Sponsor {
  const affiliate = (form.affiliateCode ?? "").trim();
  if (affiliate !== "") {
    const found = sponsorByCode(db, affiliate);
    if (found === null) throw new PlatformError("affiliate.invalid");
    return found;
  }
  // An agent's link is accepted in both fields. An unknown code in the address does not prevent the registration.
  const referral = (form.referralCode ?? "").trim();
  const byCode = sponsorByCode(db, referral);
  if (byCode !== null) return byCode;
  const name = (form.recommenderId ?? "").trim();
  if (name === "") return nobody;
  const friend = memberByAccount(db, name);
  return friend ? sponsoredBy(db, friend) : refuseField("recommenderId");
}

/** The sponsor behind an agent's link or a member's own code; null when there is none. */
export function sponsorByCode(db: Database, code: string): Sponsor | null {
  if (code === "") return null;
  const open = and(eq(agentLink.code, code), isNull(agentLink.retiredAt));
  const link = db.select().from(agentLink).where(open).get();
  const owner = link && memberById(db, link.memberId);
  if (link && owner) {
    const agent = link.type === "AGENT";
    return { upline: owner, agent, rates: JSON.parse(link.rates), referredBy: null, link: code };
  }
  const friend = memberByReferralCode(db, code);
  return friend ? sponsoredBy(db, friend) : null;
}

/** A friend's recommendation puts the new account into the line the friend is in. */
function sponsoredBy(db: Database, friend: MemberRow): Sponsor {
  const upline = isAgent(friend.type)
    ? friend
    : friend.uplineId === null
      ? null
      : (memberById(db, friend.uplineId) ?? null);
  return { ...nobody, upline, referredBy: friend.id };
}
