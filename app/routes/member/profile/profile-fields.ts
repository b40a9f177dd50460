import type { UpdateProfileInput } from "~/graphql/generated/graphql";

export type ProfileField = keyof UpdateProfileInput;

/** What of D-32 can be changed, in the order of the form; `like` names a rule of C15 that has another name (V46). */
export const profileFields = [
  { name: "nickname", autoComplete: "nickname", required: true },
  { name: "realName", autoComplete: "name", like: "payeeName" },
  // A day has no rule but that it is one, and long enough ago.
  { name: "birthday", autoComplete: "bday", like: "" },
  { name: "nationality", autoComplete: "country-name" },
  { name: "address", autoComplete: "address-line1" },
  { name: "occupation", autoComplete: "organization-title" },
  { name: "sourceOfIncome", autoComplete: "off" },
  { name: "zalo", autoComplete: "off" },
  { name: "telegram", autoComplete: "off" },
] as const satisfies readonly {
  name: ProfileField;
  autoComplete: string;
  like?: string;
  required?: true;
}[];
