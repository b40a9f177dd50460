import type { RefusalReason } from "~/graphql/generated/graphql";

/** A field that the gateway refused, with the key of its message. */
export interface RefusedField {
  field: string;
  messageKey: string;
  values: { name: string; value: string }[];
}

/** Why a message did not go out; `content` is what was typed, so that nobody types it twice. */
export type FeedbackOutcome = { content: string } & (
  | { kind: "fields"; fields: RefusedField[] }
  | { kind: "throttled"; retryAfterMs: number }
  | { kind: "refused"; reason: RefusalReason }
);

/** Of docs/requirements.md K39, V53, V54, for what the page itself can say; the gateway holds the same limits. */
export const feedbackLimits = { characters: 140, images: 3, imageBytes: 5 * 1024 * 1024 } as const;
