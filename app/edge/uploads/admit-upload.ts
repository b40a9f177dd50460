/** Forms with pictures, before a byte of them is read: from one address so many, and so many at once. */

import { isReadMethod } from "~/edge/gate/methods.ts";
import { isUpload } from "~/edge/limits/body-cap.ts";
import { tooMany } from "~/edge/limits/request-limits.ts";
import type { Visit } from "~/edge/request/request-context.ts";

/** What their pictures hold is bounded by bytes (`app/forms/pictures/upload-budget.ts`): this bounds connections. */
const mostAtOnce = 12;
/** One that takes longer is gone with its visitor, and holds nobody up. */
const longestMs = 60_000;
const retryMs = 5_000;

/** When each of this isolate's uploads began, in ms. */
let underWay: { at: number }[] = [];

/** What the gateway says of the address: null, or how long to wait in ms. */
type TakeUpload = () => Promise<number | null>;

/** Answers the request by `work`; 429 when its address has sent enough, or too many are under way. */
export async function admitUpload(
  visit: Visit,
  take: TakeUpload,
  work: () => Promise<Response>,
): Promise<Response> {
  const { request, url, startedAt } = visit;
  const upload = isUpload(url.pathname, request.headers.get("content-type"));
  if (!upload || isReadMethod(request.method)) return work();
  underWay = underWay.filter(({ at }) => startedAt - at < longestMs);
  if (underWay.length >= mostAtOnce) return tooMany(visit, retryMs);
  const mine = { at: startedAt };
  underWay.push(mine);
  try {
    const waitMs = await take();
    return waitMs === null ? await work() : tooMany(visit, waitMs);
  } finally {
    underWay = underWay.filter((each) => each !== mine);
  }
}
