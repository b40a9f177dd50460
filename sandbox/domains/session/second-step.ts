import { eq } from "drizzle-orm";
import * as v from "valibot";
import { loginChallenge } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { memberById, profileOf } from "../member/profile.ts";
import { enter, secondSteps } from "./enter.ts";
import { takeCode } from "./sms-codes.ts";

const tries = 5;

const params = v.strictObject({
  challenge: v.pipe(v.string(), v.maxLength(60)),
  method: v.picklist(secondSteps),
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
});

/**
 * CP2: the second step of a login (A54). The answer is C1's. `sms.code.error` when the code or the
 * name is wrong, `sms.code.expired` for a challenge that is over, unknown or was tried five times.
 */
export const secondStep = defineCall({
  id: "CP2",
  methods: ["POST"],
  path: "/wps/session/login/verification",
  modules: ["LOGINIPVERF3"],
  token: "none",
  encrypted: true,
  params,
  run: (context, { challenge, method, code }) => {
    const { db, now } = context;
    const where = eq(loginChallenge.id, challenge);
    const row = db.select().from(loginChallenge).where(where).get();
    if (row === undefined || row.expiresAt <= now || row.tries >= tries) {
      throw new PlatformError("sms.code.expired");
    }
    db.update(loginChallenge)
      .set({ tries: row.tries + 1 })
      .where(where)
      .run();
    if (method === "BANK_ACCOUNT_NAME") checkName(context, row.memberId, code);
    else takeCode(db, ["verify"], challenge, code, now);
    db.delete(loginChallenge).where(where).run();
    const member = memberById(db, row.memberId);
    if (member === undefined) throw new PlatformError("sms.code.expired");
    return enter(context, member);
  },
});

function checkName({ db }: CallContext, memberId: number, name: string): void {
  const { realName } = profileOf(db, memberId);
  if (realName === "" || realName.toLowerCase() !== name.toLowerCase()) {
    throw new PlatformError("sms.code.error");
  }
}
