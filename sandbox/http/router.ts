import { answerCall, type Bend, type WorldParts } from "./answer-call.ts";
import { findCall } from "./calls.ts";
import { failure, failureOf } from "./envelope.ts";
import { PlatformError } from "./errors.ts";

/** Answers a platform path: 404 for unknown ones, 405 #459 for other methods, else the call. */
export async function answerPlatform(
  request: Request,
  parts: WorldParts,
  bend?: Bend,
): Promise<Response> {
  const call = findCall(new URL(request.url).pathname, request.method);
  if (call === undefined) return failure("path.not.found");
  const method = call.methods.find((accepted) => accepted === request.method);
  if (method === undefined) return failure("http_method_not_support");
  try {
    return await answerCall(call, request, parts, bend);
  } catch (error) {
    if (error instanceof PlatformError) return failureOf(error);
    // A defect of the sandbox itself: shown in its log, answered like any platform would.
    console.error(error);
    return failure("system.error");
  }
}
