/** One record of the last month by its id (CA10, CA15): the platform lists them by page only. */
import type { GatewayContext } from "../../request/context.ts";
import { offsetPage } from "../../values/offset-page.ts";

/** Records are searched this far back, ... */
const backMs = 31 * 86_400_000;
/** ... so many of them at once, and so many times. */
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

/** The record, or null where the last month has none of this id. */
export async function findRecord<T extends { id: string }>(
  id: string,
  { scope }: GatewayContext,
  ask: (page: Wish) => Promise<Answer<T>>,
): Promise<T | null> {
  // Whole minutes, so that what is asked again within one shares its answer.
  const to = Math.ceil(scope.now() / 60_000) * 60_000;
  for (let times = 0; times < mostTimes; times += 1) {
    const { nodes, pageInfo } = await offsetPage<T, Page<T>>(
      { offset: times * limit, limit },
      (page) => ask({ ...page, from: to - backMs, to }),
    );
    const found = nodes.find((each) => each.id === id);
    if (found) return found;
    if (!pageInfo.hasMore) break;
  }
  return null;
}
