/** What is posted to a page has to be a form that can be read: else 415 or 400, never a failure of ours. */
import { isUpload } from "~/edge/limits/body-cap.ts";
import type { Visit } from "~/edge/request/request-context.ts";
import { plainRefusal } from "./refusals.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The refusal of a body that is no form, or null. Uploads are still on their way: their page reads them. */
export async function refuseNoForm(visit: Visit): Promise<Response | null> {
  const { request, url } = visit;
  const { headers } = request;
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type) || headers.has("content-encoding")) {
    return plainRefusal(visit, 415, "UNSUPPORTED_MEDIA_TYPE", "This takes a form");
  }
  const broken = () => plainRefusal(visit, 400, "BAD_REQUEST", "The form can't be read");
  const divided = /;\s*boundary=("[^"]{1,70}"|[^\s;"]{1,70})/i.test(
    headers.get("content-type") ?? "",
  );
  if (type === "multipart/form-data" && !divided) return broken();
  if (isUpload(url.pathname, headers.get("content-type"))) return null;
  try {
    await request.clone().formData();
    return null;
  } catch {
    return broken();
  }
}
