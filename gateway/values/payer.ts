import * as v from "valibot";
import type { Brand } from "../../brands/brand.ts";
import { wireLabel } from "./wire-values.ts";

/**
 * The payer of a contract: an account's name; null for the operator, whom the platform calls `platform`
 * (CA40).
 */
export const wirePayer = v.pipe(
  wireLabel,
  v.transform((name) => (name.toLowerCase() === "platform" ? null : name)),
);

/** The payer's name for people: the operator has the brand's name (A157). */
export const payerName = (payer: string | null, brand: Pick<Brand, "name">): string =>
  payer ?? brand.name;
