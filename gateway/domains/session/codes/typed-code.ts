/** Codes and numbers of forms, read and checked before a try is counted (A180). */
import type { Brand } from "../../../../brands/brand.ts";
import { nationalNumber, readNumber } from "../../../../brands/typed/phone-number.ts";
import { fieldError } from "../../../failures/change-failure.ts";
import type { FieldError } from "../../../generated/resolver-types.ts";

/** An error for a text that can't be a code, because it has more than digits; an empty one has its own rule. */
export const codeErrors = (field: string, code: string): FieldError[] =>
  /^\d*$/.test(code) ? [] : [fieldError(field, "validation.codeWrong")];

/** An error for a text that is no number, or one of another country. */
export const numberErrors = (field: string, number: string): FieldError[] =>
  /^\d{4,15}$/.test(number) ? [] : [fieldError(field, "validation.mobile")];

/** A number within one of the brand's countries, for forms that do not name the country. */
export const ownNumber = (typed: string, { dialingCodes }: Pick<Brand, "dialingCodes">): string =>
  nationalNumber(
    readNumber(typed) ?? typed,
    dialingCodes.map(({ code }) => code),
  );
