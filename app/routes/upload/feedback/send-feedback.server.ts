import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import type { PictureForm } from "~/forms/pictures/picture-form.server.ts";
import { refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";

const SendFeedback = graphql(`
  mutation SendFeedback($input: SendFeedbackInput!) {
    sendFeedback(input: $input) {
      __typename
      ... on SendFeedbackSuccess {
        id
      }
      ...Refusal_refusal
    }
  }
`);

/** Far more than a message may have, in characters. */
const longestText = 2000;

/** Sends a message with its pictures (C21). Returns its reference number, or the refusal. */
export async function sendFeedback(
  form: PictureForm | null,
  { gateway }: PortalContext,
): Promise<{ id: string } | (FormOutcome & { busy?: true })> {
  // A form that is larger than all its pictures may be together.
  if (!form) {
    const problem = refusedField("images", "validation.fileTooLarge", { max: "5 MB" });
    return { problem, values: {} };
  }
  // Shown again where something is wrong with it: not sixteen megabytes of it.
  const content = form.text("content").slice(0, longestText);
  if (form.busy) {
    return {
      problem: { kind: "message", messageKey: "forms.uploadBusy" },
      values: { content },
      busy: true,
    };
  }
  const key = form.text("idempotencyKey");
  const idempotencyKey = /^[\da-f-]{36}$/i.test(key) ? key : null;
  const input = { content, images: form.files("images"), idempotencyKey };
  const { data } = await gateway.execute(SendFeedback, { input });
  const result = data?.sendFeedback;
  if (result?.__typename === "SendFeedbackSuccess") return { id: result.id };
  return { problem: refusalOf(result), values: { content } };
}
