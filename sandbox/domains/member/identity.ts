import { eq } from "drizzle-orm";
import { bankCard } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { profileOf } from "./profile.ts";

/** CA123: what identifies the account's owner, without masks (G17). */
export const readIdentity = defineCall({
  id: "CA123",
  methods: ["GET"],
  path: "/wps/member/identity",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => {
    const { id } = requireMember(context);
    const { mobile, email, realName, birthday } = profileOf(context.db, id);
    const cards = context.db.select().from(bankCard).where(eq(bankCard.memberId, id)).all();
    return {
      mobile,
      email,
      realName,
      birthday,
      cards: cards.map(({ number }) => number),
    };
  },
});
