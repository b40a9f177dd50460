import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { member as memberTable, profile } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { flagOn } from "../../switches/settings.ts";
import { bareNumber, memberById } from "../member/profile.ts";
import { captchaNeeded, recordFailure } from "./attempts.ts";
import { takeCaptcha } from "./captcha.ts";
import { enterOrChallenge } from "./enter.ts";
import { passwordMatches } from "./password.ts";
import { takeCode } from "./sms-codes.ts";

const params = v.strictObject({
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  captcha: v.optional(v.pipe(v.string(), v.maxLength(12))),
  type: v.picklist(["username", "sms"]),
  humanVerification: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
});

// Someone's hash for names that do not exist, so that they take as long as names that do.
const nobody = `${"00".repeat(16)}:${"00".repeat(32)}`;

/**
 * C1: name and password against a token. Wrong ones give `login.password.error` with
 * `value.captcha` telling whether the next try needs a captcha; a missing or wrong captcha gives
 * `login.captcha.error`. Type `sms` takes a mobile number and the code of C4 (A15), where W13 is on; its tries are
 * those of the code, so it needs no captcha.
 */
export const login = defineCall({
  id: "C1",
  methods: ["POST"],
  path: "/wps/session/login",
  modules: ["COMM3"],
  token: "none",
  encrypted: true,
  params,
  run: async (context, { username, password, captcha, type }) => {
    const { db, now } = context;
    const account = username.trim().toLowerCase();
    if (type === "sms" && !flagOn(context, "MOBILEVERCODELOGIN3")) {
      throw new PlatformError("function.not.available");
    }
    if (type === "sms") return enterByCode(context, account, password);
    if (captchaNeeded(db, account, now) && !takeCaptcha(context, captcha ?? "")) {
      throw new PlatformError("login.captcha.error", { value: { captcha: true } });
    }
    recordFailure(db, account, now);
    const found = db.select().from(memberTable).where(eq(memberTable.account, account)).get();
    if (!(await passwordMatches(password, found?.passwordHash ?? nobody)) || !found) {
      const value = { captcha: captchaNeeded(db, account, now) };
      throw new PlatformError("login.password.error", { value });
    }
    return enterOrChallenge(context, found);
  },
});

function enterByCode(context: CallContext, mobile: string, code: string) {
  const { db, now } = context;
  const number = bareNumber(mobile);
  takeCode(db, ["login"], number, code, now);
  const where = and(eq(profile.mobile, number), eq(profile.mobileVerified, true));
  const owner = db.select().from(profile).where(where).get();
  const found = owner && memberById(db, owner.memberId);
  // The code was correct, so the caller owns the number and may learn that no account has it.
  if (found === undefined) throw new PlatformError("member.unknown");
  return enterOrChallenge(context, found);
}
