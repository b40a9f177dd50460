/** Parameters of an opened address that go to the platform with a visit and a registration (CA84, C7, C8). */
import type { LinkParameterInput } from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { linkSources } from "./calls.ts";

const mostParameters = 6;
const longestValue = 64;

/**
 * `utm_*` parameters by name: at most six, each cut to 64 characters. Null where there are
 * none, or where the platform does not take them (CA163).
 */
export function linkParametersOf(
  given: readonly LinkParameterInput[] | null | undefined,
  { brand }: Pick<RequestScope, "brand">,
): Record<string, string> | null {
  if (brand.calls[linkSources.id]?.enabled === false) return null;
  const stored = (given ?? []).flatMap(({ name, value }) => {
    const text = Array.from(value).slice(0, longestValue).join("");
    return /^utm_[a-z_]{1,20}$/.test(name) && text !== "" ? [[name, text] as const] : [];
  });
  return stored.length === 0 ? null : Object.fromEntries(stored.slice(0, mostParameters));
}
