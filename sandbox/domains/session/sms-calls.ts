import * as v from "valibot";
import { type Call, defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { flagOn } from "../../switches/settings.ts";
import { bareNumber } from "../member/profile.ts";
import { type CodePurpose, sendCode } from "./sms-codes.ts";

/** A mobile number as people write it; kept as bare digits. */
export const mobileText = v.pipe(
  v.string(),
  v.regex(/^\+?[0-9][0-9 -]{5,19}$/, "not a mobile number"),
  v.transform(bareNumber),
  v.regex(/^\d{6,15}$/, "not a mobile number"),
);

const dialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/, "not a country code"));

interface SmsCall {
  id: string;
  path: string;
  modules: readonly string[];
  purpose: CodePurpose;
  /** One of these flags has to be on. */
  flags: readonly string[];
}

function smsCall<Name extends "mobileNum" | "mobileNo">(name: Name, call: SmsCall): Call {
  const entries = { [name]: mobileText, countryDialingCode: dialingCode };
  return defineCall({
    id: call.id,
    methods: ["POST"],
    path: call.path,
    modules: call.modules,
    token: "none",
    params: v.strictObject(entries),
    run: (context, params) => {
      if (!call.flags.some((flag) => flagOn(context, flag))) {
        throw new PlatformError("function.not.available");
      }
      return sendCode(context.db, call.purpose, params[name] ?? "", context.now);
    },
  });
}

/** C4: a code to sign in with (A15). */
export const loginCode = smsCall("mobileNum", {
  id: "C4",
  path: "/wps/verification/sms/noLogin",
  modules: ["VERIFICATION3"],
  purpose: "login",
  flags: ["MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"],
});

/** C5: a code to register with; the field is called differently there (A18). */
export const registerCode = smsCall("mobileNo", {
  id: "C5",
  path: "/wps/verification/sms/register",
  modules: ["REGMOBVERF3", "MOBILENUMREG3"],
  purpose: "register",
  flags: ["REGMOBVERF3", "MOBILENUMREG3"],
});

/** CP4: sends a code to set a new password. The response is the same for a number without an account (A46b). */
export const resetCode = smsCall("mobileNum", {
  id: "CP4",
  path: "/wps/member/password/sms",
  modules: ["PWRESETSMS3"],
  purpose: "reset",
  flags: ["CHNGPASSVERIF3"],
});
