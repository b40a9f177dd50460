import type { PortalContext } from "~/portal-context.ts";

export interface DialingChoice {
  /** Digits without the plus, such as 82. */
  code: string;
  /** Such as "+82 South Korea", in the page's language. */
  label: string;
}

/** The brand's dialling codes, the usual one first, by the name of their country. */
export function dialingChoices({
  brand,
  language,
}: Pick<PortalContext, "brand" | "language">): DialingChoice[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return brand.dialingCodes.map(({ code, country }) => ({
    code,
    label: `+${code} ${names.of(country) ?? country}`,
  }));
}
