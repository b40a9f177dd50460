import type { Brand } from "../../../../brands/brand.ts";

/**
 * The one spelling of a number that tries and sendings are counted under: zeros in front and signs
 * between the digits do not make it another number, or each spelling would have tries of its own.
 */
export function countedNumber(mobile: string): string {
  return mobile.replace(/\D/g, "").replace(/^0+/, "") || mobile;
}

/** A dialling code, with or without its plus; null when it can be none. */
export function plainDialingCode(typed: string | null | undefined): string | null {
  const digits = (typed ?? "").trim().replace(/^\+/, "");
  return /^\d{1,4}$/.test(digits) ? digits : null;
}

/**
 * A dialling code that this brand's forms offer, or null. Codes cost the operator: whoever writes a
 * request by hand must not have them sent to any country of the world.
 */
export function offeredDialingCode(
  typed: string,
  { dialingCodes }: Pick<Brand, "dialingCodes">,
): string | null {
  const plain = plainDialingCode(typed);
  return dialingCodes.some(({ code }) => code === plain) ? plain : null;
}
