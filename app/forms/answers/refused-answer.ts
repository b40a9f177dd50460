/** An answer in place of an action's own: a refusal that any form can show, with what was typed. */
import type { Refusal } from "~/forms/refusal/refusal.ts";

const secret = /password|code|captcha|human|token/i;

/**
 * Returns the refusal in the shapes of all forms: as `problem`, and as the answer itself. Of secrets nothing is shown
 * again.
 */
export function refusedAnswer(refusal: Refusal, sent: Iterable<[string, unknown]>) {
  const texts = [...sent].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const fields: Readonly<Record<string, string>> = Object.fromEntries(texts);
  const { idempotencyKey: key, intent, id } = fields;
  return {
    ...refusal,
    problem: refusal,
    id: id ?? fields.requestId ?? fields.rewardId ?? fields.cardId ?? key ?? "",
    values: Object.fromEntries(texts.filter(([name]) => !secret.test(name))),
    ...(key ? { idempotencyKey: key, key } : {}),
    // Where a page has several forms, its answer says of which one it is.
    ...(intent ? { of: id ? `${intent} ${id}` : intent } : {}),
  };
}
