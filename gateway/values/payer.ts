import * as v from "valibot";
import type { Brand } from "../../brands/brand.ts";
import { wireLabel } from "./wire-values.ts";

/** Who pays by a contract: an account's name; null for the operator, which the wire calls `platform` (CA40). */
export const wirePayer = v.pipe(
  wireLabel,
  v.transform((name) => (name.toLowerCase() === "platform" ? null : name)),
);

/** A payer as people read it: the operator goes by the brand's name (A157). */
export const payerName = (payer: string | null, brand: Pick<Brand, "name">): string =>
  payer ?? brand.name;
