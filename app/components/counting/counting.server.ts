import type { AppLoadContext } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";

/**
 * Returns the data of analytics (A93), or null if the operator has none. The texts are part of the data, because most
 * brands' pages never need them.
 */
export function countingOf(context: AppLoadContext) {
  const { analytics } = context;
  if (!analytics) return null;
  const { gtagId, counting } = analytics;
  return {
    /** The tag, only after consent. */
    tag: counting === "yes" ? gtagId : null,
    /** The footer's link back to the question. */
    settings: message(context, "outside.settings"),
    question:
      counting === "unasked"
        ? {
            send: message(context, "outside.ask"),
            text: message(context, "outside.askText"),
            allow: message(context, "outside.allow"),
            deny: message(context, "outside.deny"),
          }
        : null,
  };
}
