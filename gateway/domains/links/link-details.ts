/** What a referral link is for (CA54, CA164, N10). */

import { type ChangeFailure, changeFailure, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ChangeReferralLinkInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { type FormReader, readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import { changeLink } from "./calls.ts";

/** Maximum length of a name and a campaign, in characters. */
const longestName = 40;
const longestPath = 200;

/** A path of this portal without query: no other host, whatever a browser makes of it. */
const path = /^\/(?:$|[^/\\?#\s][^\\?#\s]*$)/;

/** A name or a campaign; null for none. */
export function readLinkName(
  form: FormReader,
  field: "name" | "campaign",
  value: string | null | undefined,
): string | null {
  const text = form.optionalText(field, value);
  if (text !== null && Array.from(text).length > longestName) {
    form.refuse(field, "validation.tooLong", { max: longestName });
  }
  return text;
}

/** The path of the page that a link opens; null for the registration. */
export function readLanding(form: FormReader, value: string | null | undefined): string | null {
  const text = form.optionalText("landing", value);
  if (text !== null && (text.length > longestPath || !path.test(text) || text.includes("//"))) {
    form.refuse("landing", "validation.landing");
  }
  return text;
}

/** Changes what a link of the viewer is for. */
export async function changeReferralLink(
  { code, ...input }: ChangeReferralLinkInput,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["ChangeReferralLinkResult"]>> {
  const form = readForm(scope);
  const name = readLinkName(form, "name", input.name) ?? "";
  const campaign = readLinkName(form, "campaign", input.campaign) ?? "";
  const landing = readLanding(form, input.landing) ?? "";
  if (form.errors.length > 0) return invalidInput(form.errors);
  try {
    await platform.call(changeLink, { code, name, campaign, landing });
    return { __typename: "ChangeReferralLinkSuccess", code };
  } catch (error) {
    return linkFailure(error);
  }
}

/** The failure of a change of a link. A code that is none of the viewer's is not found, whoever has it. */
export function linkFailure(error: unknown): ChangeFailure {
  const failure = changeFailure(error);
  const ofCode =
    failure.__typename === "InvalidInput" &&
    failure.fields.some(({ field }) => field === "affiliateCode");
  return ofCode ? refused("NOT_FOUND") : failure;
}
