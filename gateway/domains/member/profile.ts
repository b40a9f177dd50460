/** The profile (CA1, CA2, D-32). */

import { mostTyped } from "../../../brands/most-typed.ts";
import { isVisible, looksOfficial } from "../../../brands/typed/display-name.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { whereOffered } from "../../failures/not-offered.ts";
import type {
  FieldError,
  Profile,
  ResolversTypes,
  UpdateProfileInput,
} from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { changePerson } from "../breaks/change-person.ts";
import { checkBy, rulesOf } from "../system/rules.ts";
import { profile as profileRow, updateProfile as updateRow } from "./calls.ts";

/** The session's key for a nickname that was changed after login. */
export const nicknameName = "nickname";

type Field = keyof UpdateProfileInput;

const fieldNames = [
  "nickname",
  "realName",
  "birthday",
  "address",
  "nationality",
  "occupation",
  "sourceOfIncome",
  "zalo",
  "telegram",
] as const satisfies readonly Field[];

export function readProfile({ platform }: GatewayContext): Promise<Profile | null> {
  return whereOffered(() => platform.call(profileRow, {}));
}

/** Sends only the fields of the form. The platform refuses a change of a real name (`register.field`). */
export async function updateProfile(
  input: UpdateProfileInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["UpdateProfileResult"]>> {
  const { platform, scope } = context;
  const changed = fieldNames.flatMap((field) => {
    const value = input[field];
    return value == null ? [] : [[field, value] as const];
  });
  // Limits come only from the platform (V59); without them it checks the values itself.
  const rules = changed.length > 0 ? await rulesOf(context) : null;
  const fields = changed.flatMap(([field, value]) => {
    const wrong = check(field, value, scope);
    if (wrong.length > 0 || value === "") return wrong;
    return checkBy(field, value, rules?.get(ruleOf(field)), context);
  });
  if (fields.length > 0) return invalidInput(fields);
  const texts: Partial<Record<Field, string>> = Object.fromEntries(changed);
  const send = () => platform.call(updateRow, texts);
  const { realName, birthday } = texts;
  try {
    if (realName || birthday) {
      const personAfter = async () => {
        const known = realName && birthday ? null : await readProfile(context).catch(() => null);
        return { name: realName || known?.realName, birthday: birthday || known?.birthday };
      };
      const { refusal } = await changePerson({ send, personAfter }, context);
      if (refusal) return refusal;
    } else if (changed.length > 0) await send();
  } catch (error) {
    return changeFailure(error);
  }
  const nickname = changed.find(([field]) => field === "nickname")?.[1];
  // The header shows the nickname that is stored in the session.
  if (nickname) await scope.session.set(nicknameName, nickname);
  const profile = await readProfile(context).catch(() => null);
  return { __typename: "UpdateProfileSuccess", profile };
}

/** The real name has the registration's rule for the payee's name (V46). */
const ruleOf = (field: Field): string => (field === "realName" ? "payeeName" : field);

function check(
  field: Field,
  value: string,
  { brand, now, market: { minimumAge } }: Pick<RequestScope, "brand" | "now" | "market">,
): FieldError[] {
  if (Array.from(value).length > mostTyped) {
    return [fieldError(field, "validation.tooLong", { max: mostTyped })];
  }
  if (/[\p{Cc}<>]/u.test(value)) return [fieldError(field, "validation.notAccepted")];
  if (field === "nickname") return nicknameErrors(value, brand.name);
  if (field !== "birthday" || value === "") return [];
  const years = ageOf(value, now());
  if (years === null) return [fieldError(field, "validation.date")];
  // The market may ask for more than the age of the portal's own rule (G30).
  return years < minimumAge || years > 120
    ? [fieldError(field, "validation.tooYoung", { age: minimumAge })]
    : [];
}

/** Others see it, in chats and on boards. */
function nicknameErrors(value: string, brandName: string): FieldError[] {
  if (!isVisible(value)) return [fieldError("nickname", "validation.required")];
  if (looksOfficial(value, brandName)) return [fieldError("nickname", "validation.officialName")];
  return [];
}

/** Age in whole years from a day such as 1990-02-28 to now, in UTC; null for an invalid day. */
function ageOf(day: string, now: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const born = new Date(`${day}T00:00:00Z`);
  if (!parts || Number.isNaN(born.getTime()) || !born.toISOString().startsWith(day)) return null;
  const today = new Date(now);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const before =
    today.getUTCMonth() < born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate());
  return before ? years - 1 : years;
}
