/** Schemas of login responses. */
import * as v from "valibot";
import { renamed } from "../../decoder/renamed.ts";
import { wireFlag } from "../../values/wire-values.ts";

export const wireToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** The response of a login, in one step or in two. */
export const loginAnswer = renamed(
  v.object({
    token: wireToken,
    firstTimeLogin: wireFlag,
    passwordExpired: wireFlag,
  }),
  { firstTimeLogin: "firstLogin" },
);

/** Assumed: the specification names the field but no values (D-11). */
export const firebaseChannel = v.picklist(["GOOGLE", "FACEBOOK", "PHONE"]);

/** Field names of refusals that the platform spells differently (A18). */
export const formFieldOf = { mobileNum: "mobile", mobileNo: "mobile", qqNum: "qq" };
