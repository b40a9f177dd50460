/** Sends a message to the operator (C21, M20, V51–V54, A86, A101, A102). */

import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { hadNoEffect, refused } from "../../failures/refusal.ts";
import type { ResolversTypes, SendFeedbackInput } from "../../generated/resolver-types.ts";
import { takeByAddress } from "../../limits/address-limits.ts";
import { takeAttempt } from "../../mutations/idempotent-attempt.ts";
import { readImages } from "../../mutations/read-images.ts";
import type { GatewayContext } from "../../request/context.ts";
import { feedback } from "./calls.ts";

const mostCharacters = 140;
const mostImages = 3;

/** Sends a message; one for each key of a form, whatever is pressed or reloaded (S30). */
export async function sendFeedback(
  { idempotencyKey, ...input }: SendFeedbackInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["SendFeedbackResult"]>> {
  const { content } = input;
  // A character has at most two UTF-16 units, so longer text need not be counted.
  const length = content.length > 2 * mostCharacters ? Infinity : Array.from(content).length;
  const fits = length > 0 && length <= mostCharacters;
  const pictures = await readImages("images", input.images ?? [], mostImages);
  const fields = [
    ...(fits ? [] : [fieldError("content", "validation.length", { min: 1, max: mostCharacters })]),
    ...("fields" in pictures ? pictures.fields : []),
  ];
  if (fields.length > 0 || "fields" in pictures) return invalidInput(fields);
  const { platform, scope } = context;
  const { images } = pictures;
  const sizes = images.map(({ size }) => size).join();
  const taken = idempotencyKey
    ? await takeAttempt<string>(scope.session, `feedback:${idempotencyKey}`, { content, sizes })
    : null;
  if (taken?.state === "done") return { __typename: "SendFeedbackSuccess", id: taken.result };
  if (taken && taken.state !== "new") return refused("IN_PROGRESS");
  const sender = await takeByAddress("feedback", scope);
  if ("retryAfterMs" in sender) {
    await taken?.attempt.failed();
    return sender;
  }
  try {
    const { id } = await platform.call(feedback, {
      content,
      ...(images.length > 0 ? { images } : {}),
    });
    await taken?.attempt.succeeded(id);
    return { __typename: "SendFeedbackSuccess", id };
  } catch (error) {
    if (hadNoEffect(error)) {
      await sender.giveBack();
      await taken?.attempt.failed();
    }
    return changeFailure(error);
  }
}
