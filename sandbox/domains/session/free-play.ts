import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { decryptCompact } from "../../http/cipher.ts";
import { PlatformError } from "../../http/errors.ts";
import { issueToken } from "../../http/token.ts";
import { flagOn } from "../../switches/settings.ts";
import { addMember } from "../member/add-member.ts";
import { trial } from "../member/member-types.ts";
import { wholeAmount } from "../wallet/money.ts";

const params = v.strictObject({
  os: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  platform: v.literal("W"),
  encryption: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  gatewayVersion: v.literal(3),
});

const trialMoney = wholeAmount(2000);

/**
 * C2: a new trial account and its token (A13). `encryption` is a JWE of `{"purpose":"freeplay"}`;
 * without FREEPLAY3 (W11) the call is refused with `function.not.available`.
 */
export const freePlay = defineCall({
  id: "C2",
  methods: ["POST"],
  path: "/wps/session/login/freeplay",
  modules: ["FREEPLAY3"],
  token: "none",
  params,
  run: async (context, { encryption }) => {
    if (!flagOn(context, "FREEPLAY3")) throw new PlatformError("function.not.available");
    if (purposeOf(await decryptCompact(encryption, context)) !== "freeplay") {
      throw new PlatformError("payload.encryption.invalid", { detail: "purpose" });
    }
    const { db, ip, now, device } = context;
    const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const member = addMember(db, {
      account: `guest${String(number).padStart(10, "0")}`,
      // No password can ever match: trial accounts of free play are entered by their token only.
      passwordHash: "",
      nickname: "Guest",
      type: trial,
      opening: trialMoney,
      now,
    });
    return { token: issueToken(db, member.id, { ip, now, device }) };
  },
});

function purposeOf(plaintext: string): unknown {
  try {
    const value: unknown = JSON.parse(plaintext);
    return v.is(v.strictObject({ purpose: v.string() }), value) ? value.purpose : null;
  } catch {
    return null;
  }
}
