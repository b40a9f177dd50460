/** Puts unread messages before read ones (H7). The platform lists messages by time alone (CA26). */
import type * as v from "valibot";
import { type OffsetPage, offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { clampWindow, largestPage } from "../../values/page-window.ts";
import type { messageList, WireMessage } from "./calls.ts";

/** How many pages of a hundred are looked through for unread messages. */
const mostPages = 3;

type Page = v.InferOutput<(typeof messageList)["answer"]>;
type Request = (page: { pageNo: number; pageSize: number }) => Promise<Page>;

/**
 * Returns a page of the messages with the unread ones first, both by time. It reads the newest hundred, and up to two
 * more pages of a hundred while unread ones are missing. Messages after these follow by time alone.
 * @param unread how many there are (C46); null if it is unknown
 * @throws PlatformError
 */
export async function unreadFirst(
  args: PageArgs,
  unread: number | null,
  send: Request,
): Promise<Pick<OffsetPage<WireMessage, Page>, "nodes" | "pageInfo">> {
  const { offset, limit } = clampWindow(args.offset, args.limit);
  const found: WireMessage[] = [];
  let total: number | null = null;
  let scanned = 0;
  let more = true;
  const missing = () => unread === null || found.filter(({ read }) => !read).length < unread;
  while (more && scanned < mostPages * largestPage && (scanned === 0 || missing())) {
    const page = await offsetPage({ offset: scanned, limit: largestPage }, send);
    found.push(...page.nodes);
    ({ total = null, hasMore: more } = page.pageInfo);
    scanned += largestPage;
  }
  const sorted = [...found.filter(({ read }) => !read), ...found.filter(({ read }) => read)];
  // Invalid messages are left out, so the sorted list may be shorter than what was read.
  const nodes = offset < scanned ? sorted.slice(offset, Math.min(offset + limit, scanned)) : [];
  const next = Math.max(offset, scanned);
  const rest = offset + limit - next;
  const after = more && rest > 0 ? await offsetPage({ offset: next, limit: rest }, send) : null;
  const hasMore = after ? after.pageInfo.hasMore : more || offset + limit < sorted.length;
  return {
    nodes: [...nodes, ...(after?.nodes ?? [])],
    pageInfo: { offset, limit, total, hasMore },
  };
}
