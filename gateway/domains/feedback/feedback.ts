/** A message to the operator (C21, M20, V51–V54, A86, A101, A102). */

import { readImages } from "../../changes/upload.ts";
import type { GatewayContext } from "../../context.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import type { ResolversTypes, SendFeedbackInput } from "../../generated/resolver-types.ts";
import { tellSecurity } from "../../security-events.ts";
import { feedback } from "./calls.ts";

const mostCharacters = 140;
const mostImages = 3;
const hour = 3_600_000;
/** Messages an hour from one address: a person has no more to say, and each may weigh 15 MiB. */
const mostAnHour = 10;

export async function sendFeedback(
  input: SendFeedbackInput,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["SendFeedbackResult"]>> {
  const content = input.content.trim();
  const length = Array.from(content).length;
  const fits = length > 0 && length <= mostCharacters;
  const pictures = await readImages("images", input.images ?? [], mostImages);
  const fields = [
    ...(fits ? [] : [fieldError("content", "validation.length", { min: 1, max: mostCharacters })]),
    ...("fields" in pictures ? pictures.fields : []),
  ];
  if (fields.length > 0 || "fields" in pictures) return invalidInput(fields);
  if ((await scope.limits.fail(`feedback:${scope.brand.id}:${scope.address}`, hour)) > mostAnHour) {
    tellSecurity(scope, "address.throttled", { what: "feedback" });
    return { __typename: "Throttled", retryAfterMs: hour };
  }
  try {
    const { images } = pictures;
    const { id } = await platform.call(feedback, {
      content,
      ...(images.length > 0 ? { images } : {}),
    });
    return { __typename: "SendFeedbackSuccess", id };
  } catch (error) {
    return changeFailure(error);
  }
}
