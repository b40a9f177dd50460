import { replace } from "@remix-run/cloudflare";
import type { PageInfoFragment } from "~/graphql/generated/graphql";
import { lastOffset } from "~/ui/pager/last-offset.ts";
import type { Part } from "./part.ts";

type Place = Pick<PageInfoFragment, "offset" | "limit" | "total">;

/**
 * A list is shorter than it was, as after its last message was deleted or a day later: a page behind its end would
 * say that there is nothing.
 * @param part the list; of one that follows the page nothing is known yet, and its pager leads back
 * @throws Response as `requirePage`
 */
export function requireRows(
  request: Request,
  part: Part<{ pageInfo: Place }> | Promise<unknown>,
): void {
  if ("data" in part) requirePage(request, part.data.pageInfo);
}

/** @throws Response a redirect to the last page that there is, in the place of one behind it */
export function requirePage(request: Request, { offset, limit, total }: Place): void {
  if (offset === 0 || total === null || total === undefined || offset < total) return;
  const { pathname, searchParams } = new URL(request.url);
  const last = lastOffset({ limit, total });
  if (last > 0) searchParams.set("offset", String(last));
  else searchParams.delete("offset");
  throw replace(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}
