import type { PictureForm } from "~/forms/picture-form.server.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import type { FeedbackOutcome, RefusedField } from "./outcome.ts";

const SendFeedback = graphql(`
  mutation SendFeedback($input: SendFeedbackInput!) {
    sendFeedback(input: $input) {
      __typename
      ... on SendFeedbackSuccess {
        id
      }
      ... on InvalidInput {
        fields {
          field
          messageKey
          values {
            name
            value
          }
        }
      }
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

/** What a form comes to that is larger than all its pictures may be together. */
const tooLarge: RefusedField = {
  field: "images",
  messageKey: "validation.fileTooLarge",
  values: [{ name: "max", value: "5 MiB" }],
};

/** Far more than a message may have, in characters. */
const longestText = 2000;

/** Sends a message and its pictures (C21): the number it was filed under, or what stood in the way. */
export async function sendFeedback(
  form: PictureForm | null,
  { gateway }: PortalContext,
): Promise<{ id: string } | FeedbackOutcome> {
  if (!form) return { kind: "fields", fields: [tooLarge], content: "" };
  // Shown again where something is wrong with it: not sixteen megabytes of it.
  const content = form.text("content").slice(0, longestText);
  const input = { content, images: form.files("images") };
  const { data } = await gateway.execute(SendFeedback, { input });
  const result = data?.sendFeedback;
  switch (result?.__typename) {
    case "SendFeedbackSuccess":
      return { id: result.id };
    case "InvalidInput":
      return { kind: "fields", fields: result.fields, content };
    case "Throttled":
      return { kind: "throttled", retryAfterMs: result.retryAfterMs, content };
    default:
      return { kind: "refused", reason: result?.reason ?? "PLATFORM_UNAVAILABLE", content };
  }
}
