/** Checks that a POST carries a readable form, so that nobody behind it handles other bodies, and reads whose page it is. */
import { isUpload } from "~/edge/limits/body-cap.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { ownerField } from "~/session/owner-names.ts";
import { plainRefusal } from "./refusals.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

/**
 * Returns 415 or 400 for a body that is not a readable form, or null. The content of an upload isn't checked here,
 * because its page reads it as a stream.
 */
export async function refuseUnreadableForm(context: RequestContext): Promise<Response | null> {
  const { request, url } = context;
  const { headers } = request;
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type) || headers.has("content-encoding")) {
    return plainRefusal(context, 415, "UNSUPPORTED_MEDIA_TYPE", "Send this as a form");
  }
  const unreadable = () => plainRefusal(context, 400, "BAD_REQUEST", "The form can't be read");
  const hasBoundary = /;\s*boundary=("[^"]{1,70}"|[^\s;"]{1,70})/i.test(
    headers.get("content-type") ?? "",
  );
  if (type === "multipart/form-data" && !hasBoundary) return unreadable();
  if (isUpload(url.pathname, headers.get("content-type"))) return null;
  try {
    const form = await request.clone().formData();
    context.pageOwner ??= textIn(form, ownerField);
    return null;
  } catch {
    return unreadable();
  }
}
