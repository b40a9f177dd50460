/** A mobile number as people write it, without the blanks and dashes that divide it. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** A dialling code, with or without its plus; null when it can be none. */
export function plainDialingCode(typed: string | null | undefined): string | null {
  const digits = (typed ?? "").trim().replace(/^\+/, "");
  return /^\d{1,4}$/.test(digits) ? digits : null;
}
