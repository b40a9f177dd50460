/** What ways in answer on the wire. */
import * as v from "valibot";
import { renamed } from "../../platform/decoder/renamed.ts";
import { wireFlag } from "../../values/wire-values.ts";

export const wireToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** What a login answers, in one step or in two. */
export const loginAnswer = renamed(
  v.object({
    token: wireToken,
    firstTimeLogin: wireFlag,
    passwordExpired: wireFlag,
  }),
  { firstTimeLogin: "firstLogin" },
);

/** Assumed: the specification names the field, and none of its values (D-11). */
export const firebaseChannel = v.picklist(["GOOGLE", "FACEBOOK", "PHONE"]);

/** Fields that a refusal may name in the platform's spelling (A18). */
export const formFieldOf = { mobileNum: "mobile", mobileNo: "mobile", qqNum: "qq" };
