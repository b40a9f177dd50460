/** Finds a record of the last month by its id (CA10, CA15); the platform only has paged lists. */
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { offsetPage } from "../../values/offset-page.ts";

/** How far back records are searched, in ms. */
const backMs = 31 * 86_400_000;
/** Records per read, and the maximum number of reads. */
const limit = 100;
const mostTimes = 5;

interface Wish {
  pageNo: number;
  pageSize: number;
  from: number;
  to: number;
}
type Answer<T> = Awaited<ReturnType<Parameters<typeof offsetPage<T, Page<T>>>[1]>>;
interface Page<T> {
  content: (T | null)[];
  pageNum: number | null;
  totalPages: number;
  total: number | null;
}

/** The record; null when the last month has none with this id. */
export async function findRecord<T extends { id: string }>(
  id: string,
  { scope }: GatewayContext,
  send: (page: Wish) => Promise<Answer<T>>,
): Promise<T | null> {
  // Whole minutes, so that repeated reads within a minute share a response.
  const to = Math.ceil(platformNow({ scope }) / 60_000) * 60_000;
  for (let times = 0; times < mostTimes; times += 1) {
    const { nodes, pageInfo } = await offsetPage<T, Page<T>>(
      { offset: times * limit, limit },
      (page) => send({ ...page, from: to - backMs, to }),
    );
    const found = nodes.find((each) => each.id === id);
    if (found) return found;
    if (!pageInfo.hasMore) break;
  }
  return null;
}
