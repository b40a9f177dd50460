import { replace } from "@remix-run/cloudflare";
import type { PageInfoFragment } from "~/graphql/generated/graphql";
import type { Part } from "~/reports/part.ts";
import { lastOffset } from "~/ui/pager/last-offset.ts";

type Place = Pick<PageInfoFragment, "offset" | "limit" | "total">;

/**
 * Redirects to the last page when a list has become shorter, for example after its last message was deleted.
 * Otherwise the page would say that the list is empty.
 * @param part the list; while a streamed one is unknown, nothing is done, and its pager leads back
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
