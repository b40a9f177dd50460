/** Calculates what an offer would have paid, before it is made (CA67). */

import { currencyOf } from "../../access/viewer.ts";
import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import type { OfferContractInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { contractPreview } from "./calls.ts";
import { namedRates, readTerms } from "./read-terms.ts";

export async function previewOffer(
  input: OfferContractInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["PreviewOfferResult"]>> {
  const form = readForm(context.scope);
  const account = form.text("account", input.account);
  const terms = readTerms(input, form, {
    currency: await currencyOf(context),
    now: platformNow(context),
  });
  if (form.errors.length > 0 || terms === null) return invalidInput(form.errors);
  try {
    const { kind } = input;
    const preview = await context.platform.call(contractPreview, { kind, account, terms });
    return { __typename: "PreviewOfferSuccess", preview };
  } catch (error) {
    return namedRates(changeFailure(error), input);
  }
}
