import { answerCall, type Bend, type WorldParts } from "./answer-call.ts";
import { findCall } from "./calls.ts";
import { failure, failureOf } from "./envelope.ts";
import { PlatformError } from "./errors.ts";

/**
 * Handles a request to the platform: 404 for an unknown path, 405 #459 for another method, else the call's
 * response.
 */
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
    // A defect of the sandbox: logged, and reported to the caller as a system error.
    console.error(error);
    return failure("system.error");
  }
}
