import type { GatewayAnswer } from "~/portal-context.ts";
import type { Part } from "./part.ts";

/**
 * A part of a page out of the page's one answer. Null without an error of its own is what the brand does
 * not offer (A56), null with one is what can't be had now (E12).
 * @param pick the part in the answer
 * @param path where it stands, such as `agent.overview`: the errors there, above and below are its own
 */
export function partOf<TData, T>(
  { data, errors, dropped }: GatewayAnswer<TData>,
  pick: (data: TData) => T,
  path = "",
): Part<NonNullable<T>> {
  const part = data && pick(data);
  // Of several parts nobody knows whose entries they were: the page says it, not a part.
  if (part != null) return dropped && path === "" ? { data: part, dropped } : { data: part };
  const own = errors?.find((error) => touches(error.path?.join(".") ?? "", path));
  if (!own) return { notOffered: true };
  const { requestId = null, code } = own.extensions;
  return { failed: true, requestId, ...(code === "ACCOUNT_LOCKED" ? { locked: true } : {}) };
}

const touches = (error: string, path: string) =>
  `${path}.`.startsWith(error && `${error}.`) || `${error}.`.startsWith(path && `${path}.`);

/** Whether the platform knew that the session is over before we did (A9). */
export function isSignedOut({ errors }: Pick<GatewayAnswer<unknown>, "errors">): boolean {
  return errors?.some(({ extensions }) => extensions.code === "UNAUTHENTICATED") ?? false;
}
