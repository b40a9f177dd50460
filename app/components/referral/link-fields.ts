/** The fields of a referral link that its owner writes (N10): plain text. */
import { lineOrNull } from "~/forms/rules/form-fields.ts";

export const linkFields = { name: lineOrNull, campaign: lineOrNull, landing: lineOrNull };
export const linkFieldNames = ["name", "campaign", "landing"] as const;
