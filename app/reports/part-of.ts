import type { GatewayAnswer } from "~/portal-context.ts";
import type { Part } from "./part.ts";

/**
 * Returns one part of a page from the page's single response. Null without an error means that the brand does not
 * offer it (A56); null with an error means that it can't be loaded now (E12).
 * @param pick selects the part
 * @param path its path, such as `agent.overview`; errors at, above and below the path belong to it
 */
export function partOf<TData, T>(
  { data, errors, dropped }: GatewayAnswer<TData>,
  pick: (data: TData) => T,
  path = "",
): Part<NonNullable<T>> {
  const part = data && pick(data);
  // Dropped items can't be assigned to one of several parts, so the page reports them.
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
