/** Sends a message to the operator (C21, M20, V51–V54, A86, A101, A102). */

import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { hadNoEffect } from "../../failures/refusal.ts";
import type { ResolversTypes, SendFeedbackInput } from "../../generated/resolver-types.ts";
import { takeByAddress } from "../../limits/address-limits.ts";
import { readImages } from "../../mutations/read-images.ts";
import type { GatewayContext } from "../../request/context.ts";
import { feedback } from "./calls.ts";

const mostCharacters = 140;
const mostImages = 3;

export async function sendFeedback(
  input: SendFeedbackInput,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["SendFeedbackResult"]>> {
  const content = input.content.trim();
  // A character has at most two UTF-16 units, so longer text need not be counted.
  const length = content.length > 2 * mostCharacters ? Infinity : Array.from(content).length;
  const fits = length > 0 && length <= mostCharacters;
  const pictures = await readImages("images", input.images ?? [], mostImages);
  const fields = [
    ...(fits ? [] : [fieldError("content", "validation.length", { min: 1, max: mostCharacters })]),
    ...("fields" in pictures ? pictures.fields : []),
  ];
  if (fields.length > 0 || "fields" in pictures) return invalidInput(fields);
  const sender = await takeByAddress("feedback", scope);
  if ("retryAfterMs" in sender) return sender;
  try {
    const { images } = pictures;
    const { id } = await platform.call(feedback, {
      content,
      ...(images.length > 0 ? { images } : {}),
    });
    return { __typename: "SendFeedbackSuccess", id };
  } catch (error) {
    if (hadNoEffect(error)) await sender.giveBack();
    return changeFailure(error);
  }
}
