import type { Brand } from "../../../../brands/brand.ts";

/**
 * The normalized number under which attempts and messages are counted: digits without leading zeros.
 * Otherwise each spelling would have its own count.
 */
export function countedNumber(mobile: string): string {
  return mobile.replace(/\D/g, "").replace(/^0+/, "") || mobile;
}

/** A dialling code without its plus; null for invalid text. */
export function plainDialingCode(typed: string | null | undefined): string | null {
  const digits = (typed ?? "").replace(/^\+/, "");
  return /^\d{1,4}$/.test(digits) ? digits : null;
}

/**
 * A dialling code that the brand's forms offer, or null. Messages cost the operator, so crafted requests must
 * not reach other countries.
 */
export function offeredDialingCode(
  typed: string,
  { dialingCodes }: Pick<Brand, "dialingCodes">,
): string | null {
  const plain = plainDialingCode(typed);
  return dialingCodes.some(({ code }) => code === plain) ? plain : null;
}
