import type { AppLoadContext } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";

/**
 * What every page knows of counting visits (A93), or null where the operator counts none: then there is no
 * question, no link and no script. The words come along, for most brands' pages never say them.
 */
export function countingOf(context: AppLoadContext) {
  const { analytics } = context;
  if (!analytics) return null;
  const { gtagId, counting } = analytics;
  return {
    /** The tag to load: only after a yes. */
    tag: counting === "yes" ? gtagId : null,
    /** The footer's way back to the question. */
    settings: message(context, "outside.settings"),
    question:
      counting === "unasked"
        ? {
            ask: message(context, "outside.ask"),
            text: message(context, "outside.askText"),
            allow: message(context, "outside.allow"),
            deny: message(context, "outside.deny"),
          }
        : null,
  };
}
