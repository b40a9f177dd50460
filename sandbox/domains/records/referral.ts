import { desc, eq } from "drizzle-orm";
import { member, profile } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { idList } from "../agent/team.ts";
import { referralCodeOf } from "../member/profile.ts";
import { formatAmount } from "../wallet/money.ts";
import { referralPercent, share } from "../wallet/settle-payments.ts";
import { maskName } from "../winners/trickle.ts";
import { dayMs } from "./days.ts";
import { sumsByMember } from "./profit.ts";

const monthMs = 30 * dayMs;

/**
 * CA25: the friends whom a member referred. A friend with bets in the last 30 days is active; the member earns a
 * percentage of their deposits.
 */
export const referral = defineCall({
  id: "CA25",
  methods: ["GET"],
  path: "/wps/referral",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => {
    const { db, now } = context;
    const { id } = requireMember(context);
    const friends = db
      .select({ id: member.id, account: member.account, joinedAt: member.createdAt })
      .from(profile)
      .innerJoin(member, eq(member.id, profile.memberId))
      .where(eq(profile.referredBy, id))
      .orderBy(desc(member.createdAt))
      .all();
    const ids = friends.map((friend) => friend.id);
    const all = idList(ids);
    const ever = sumsByMember(db, all, { from: 0, to: now });
    const lately = sumsByMember(db, all, { from: now - monthMs, to: now });
    const rows = friends.map((friend) => {
      const deposited = ever.get(friend.id)?.deposit ?? 0;
      return { ...friend, deposited, earned: share(deposited, referralPercent) };
    });
    const code = referralCodeOf(id);
    return {
      code,
      link: `https://portico.example/register?referralCode=${code}`,
      invited: friends.length,
      active: ids.filter((friend) => (lately.get(friend)?.stake ?? 0) > 0).length,
      earned: formatAmount(rows.reduce((sum, row) => sum + row.earned, 0)),
      rows: rows.map(({ account, joinedAt, deposited, earned }) => ({
        account: maskName(account),
        joinedAt,
        deposited: formatAmount(deposited),
        earned: formatAmount(earned),
      })),
    };
  },
});
