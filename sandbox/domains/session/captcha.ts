import { eq, lt } from "drizzle-orm";
import { captcha as captchaTable } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { randomBelow } from "../play/random.ts";
import { drawCaptcha } from "./captcha-picture.ts";
import { glyphCharacters } from "./glyphs.ts";
import { encodeGreyPng } from "./png.ts";

const codeLength = 4;
const lifeMs = 5 * 60 * 1000;
const captchaWidth = 120;
const captchaHeight = 40;

/** C17: a base64 PNG of four characters; the cookie `captchaId` identifies it. */
export const captcha = defineCall({
  id: "C17",
  methods: ["GET"],
  path: "/wps/captcha",
  modules: ["CAPTCHA3"],
  token: "optional",
  params: noParams,
  run: async ({ db, now, answerHeaders }) => {
    const id = crypto.randomUUID();
    const answer = randomText();
    db.delete(captchaTable).where(lt(captchaTable.expiresAt, now)).run();
    db.insert(captchaTable)
      .values({ id, answer, expiresAt: now + lifeMs })
      .run();
    answerHeaders.append("Set-Cookie", `captchaId=${id}; Path=/; HttpOnly; Max-Age=300`);
    const pixels = drawCaptcha(answer, captchaWidth, captchaHeight);
    return toBase64(await encodeGreyPng(pixels, captchaWidth, captchaHeight));
  },
});

/**
 * Whether the text is what the picture of the caller's cookie showed; letters of either case. A
 * captcha is good for one look, right or wrong.
 */
export function takeCaptcha({ db, cookies, now }: CallContext, text: string): boolean {
  const id = cookies.get("captchaId") ?? "";
  const row = db.delete(captchaTable).where(eq(captchaTable.id, id)).returning().get();
  if (row === undefined || row.expiresAt < now) return false;
  return row.answer === text.trim().toUpperCase();
}

function randomText(): string {
  return Array.from(
    { length: codeLength },
    () => glyphCharacters[randomBelow(glyphCharacters.length)],
  ).join("");
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
