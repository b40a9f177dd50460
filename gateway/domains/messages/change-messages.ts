/** Marks messages as read or deletes them (CA27, CA28), and returns the unread count (C46). */

import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type deleteMessages, type readMessages, unreadCount } from "./calls.ts";

/** Maximum number of messages per call: more than a page shows. The platform accepts up to 90. */
const most = 50;

/** Repeating it is no error. An id with a comma is refused, because the platform would read two ids. */
export async function changeMessages(
  row: typeof readMessages | typeof deleteMessages,
  ids: readonly string[],
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["ChangeMessagesResult"]>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return invalidInput([fieldError("ids", "validation.required")]);
  if (wanted.length > most)
    return invalidInput([fieldError("ids", "validation.tooMany", { max: most })]);
  if (!wanted.every((id) => /^[\w-]{1,64}$/.test(id))) {
    return invalidInput([fieldError("ids", "validation.notAccepted")]);
  }
  try {
    await platform.call(row, { ids: wanted });
  } catch (error) {
    return changeFailure(error);
  }
  const unread = await platform.call(unreadCount, {}).catch(() => null);
  return { __typename: "ChangeMessagesSuccess", ids: wanted, unread: unread?.count ?? null };
}
