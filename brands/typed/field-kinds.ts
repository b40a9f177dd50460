/**
 * The kind of every field of the pages' forms, by its name (A180). A field without one is a type error where a form is
 * read, and a failed house test where it is drawn.
 */
import { readTyped, type TextKind } from "./text-kinds.ts";

const namesByKind = {
  CODE: "code verificationCode",
  NUMBER: "dialingCode mobile phone",
  CARD: "number",
  ACCOUNT: "account line qq search telegram username wechat whatsapp zalo",
  EMAIL: "email",
  WORD: "affiliateCode captcha idNumber recommenderId referralCode",
  PERSON_NAME: "holder payeeName payerName realName",
  DISPLAY_NAME: "nickname",
  AMOUNT:
    "activeCount amount bet bigWin commissionFrom commissionTo deposit ggrFrom ggrTo inactive inactiveDays level limit lines lossRate minBetPeriod minStake newDays noDeposit pendingDays periodConsumption periodLoss points quantity rate singleBetAmount stakeFrom stakeTo winRate withdrawal",
  DAY: "against birthday endTime from to until",
  LINE: "address campaign facebook landing name nationality newTag occupation source sourceOfIncome",
  PARAGRAPHS: "content note",
  SEARCH: "q",
  PASSWORD:
    "confirmPassword confirmPaymentPassword newPassword newPaymentPassword oldPassword oldPaymentPassword password paymentPassword",
  MACHINE:
    "bank cardId density filters format generated having hour humanVerification id idempotencyKey idToken key kind lacking length link linkKey listed method methodId noted page pageSize party period report requestId returnTo rewardId tag type url wallet which",
} as const satisfies Readonly<Record<TextKind, string>>;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** A field that a form may have. */
export type FieldName = Words<(typeof namesByKind)[TextKind]>;

const kinds: ReadonlyMap<string, TextKind> = new Map(
  Object.entries(namesByKind).flatMap(([kind, names]) =>
    names.split(" ").map((name) => [name, kind as TextKind] as const),
  ),
);

/** The kind of a field; "rate.SLOT" is a rate. Undefined for a field that no form has. */
export const kindOfField = (name: string): TextKind | undefined =>
  kinds.get(name) ?? kinds.get(name.split(".")[0] ?? "");

/** What of a field is sent: a password as it was typed, any other text as it is meant. */
export const sentText = (name: string, typed: string): string =>
  readTyped(kindOfField(name) ?? "LINE", typed);
