import { eq } from "drizzle-orm";
import * as v from "valibot";
import { type MemberRow, member as memberTable } from "../../db/schema";
import { defineCall } from "../../http/call";
import type { CallContext } from "../../http/context";
import { PlatformError } from "../../http/errors";
import { issueToken } from "../../http/token";
import { captchaNeeded, clearFailures, recordFailure } from "./attempts";
import { takeCaptcha } from "./captcha";
import { passwordMatches } from "./password";

const params = v.strictObject({
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  captcha: v.optional(v.pipe(v.string(), v.maxLength(12))),
  type: v.picklist(["username", "sms"]),
  humanVerification: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
});

// Someone's hash for names that do not exist, so that they take as long as names that do.
const NOBODY = `${"00".repeat(16)}:${"00".repeat(32)}`;

/**
 * C1: name and password against a token. Wrong ones answer `login.password.error` with
 * `value.captcha` telling whether the next try needs a captcha; a missing or wrong captcha answers
 * `login.captcha.error`. Type `sms` is refused: this operator sends no login codes (W13 off).
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
    if (type === "sms") throw new PlatformError("function.not.available");
    const { db, now } = context;
    const account = username.trim().toLowerCase();
    if (captchaNeeded(db, account, now) && !takeCaptcha(context, captcha ?? "")) {
      throw new PlatformError("login.captcha.error", { value: { captcha: true } });
    }
    recordFailure(db, account, now);
    const found = db.select().from(memberTable).where(eq(memberTable.account, account)).get();
    if (!(await passwordMatches(password, found?.passwordHash ?? NOBODY)) || !found) {
      const value = { captcha: captchaNeeded(db, account, now) };
      throw new PlatformError("login.password.error", { value });
    }
    if (found.locked) throw new PlatformError("account.locked");
    return enter(context, found);
  },
});

function enter({ db, ip, now }: CallContext, member: MemberRow) {
  clearFailures(db, member.account);
  // The first login is the first only once; the next one answers false.
  db.update(memberTable)
    .set({ lastLogin: now, firstTimeLogin: false })
    .where(eq(memberTable.id, member.id))
    .run();
  return {
    token: issueToken(db, member.id, ip, now),
    firstTimeLogin: member.firstTimeLogin,
    passwordExpired: member.passwordExpired,
  };
}
