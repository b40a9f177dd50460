/** Limits forms with pictures by address and by concurrency, before their bodies are read. */

import { isReadMethod } from "~/edge/gate/methods.ts";
import { throttled } from "~/edge/gate/refusals.ts";
import { isUpload } from "~/edge/limits/body-cap.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";

/** Uploads per isolate at once. Their memory has its own limit (`app/forms/pictures/upload-budget.ts`). */
const mostAtOnce = 12;
/**
 * An upload that takes longer is no longer counted, so that twelve slow ones hold no place for long. Its memory is given to
 * another one that needs it.
 */
const longestMs = 10_000;
const retryMs = 5_000;

/** Uploads in progress in this isolate, with their start in ms since the epoch. */
let underWay: { at: number }[] = [];

/** Counts one upload of the address. Returns null if it is admitted, or the time to wait in ms. */
type CountUpload = () => Promise<number | null>;

/** Answers the request by `answer`, or with 429 if its address or the isolate has reached its limit. */
export async function admitUpload(
  context: RequestContext,
  countUpload: CountUpload,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { request, url, startedAt } = context;
  const upload = isUpload(url.pathname, request.headers.get("content-type"));
  if (!upload || isReadMethod(request.method)) return answer();
  underWay = underWay.filter(({ at }) => startedAt - at < longestMs);
  if (underWay.length >= mostAtOnce) return throttled(context, retryMs);
  const mine = { at: startedAt };
  underWay.push(mine);
  try {
    const waitMs = await countUpload();
    return waitMs === null ? await answer() : throttled(context, waitMs);
  } finally {
    underWay = underWay.filter((each) => each !== mine);
  }
}
