/** What the address of an opened referral link had besides its code (CA84, C7, C8). */
import * as v from "valibot";

const word = v.pipe(v.string(), v.maxLength(64));

/** `utm_*` parameters: at most six, each of at most 64 characters. */
export const linkParams = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^utm_[a-z_]{1,20}$/)), word),
    v.check((given) => Object.keys(given).length <= 6, "too many parameters"),
  ),
  {},
);

/** The parameters as columns of `link_visit` and `link_account`. */
export function originOf(params: Readonly<Record<string, string>>) {
  return {
    campaign: params.utm_campaign ?? "",
    source: params.utm_source ?? "",
    params: JSON.stringify(params),
  };
}
