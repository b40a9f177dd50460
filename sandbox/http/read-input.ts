import type { Call } from "./call.ts";
import { decryptPayload } from "./cipher.ts";
import type { CallContext } from "./context.ts";
import { PlatformError } from "./errors.ts";
import { readForm } from "./read-form.ts";

const maxBodyBytes = 64 * 1024;

/**
 * Returns the raw parameters of a call: the query for GET and DELETE, else the JSON body. Repeated
 * parameters, a query in addition to a body, a wrong content type and bodies above 64 KiB are refused.
 */
export async function readInput(
  call: Call,
  request: Request,
  url: URL,
  context: CallContext,
): Promise<unknown> {
  const query = readQuery(url);
  if (request.method === "GET" || request.method === "DELETE") return query;
  if (Object.keys(query).length > 0) {
    throw new PlatformError("request_param_err", { detail: "a query is not expected here" });
  }
  if (call.multipart && /^multipart\/form-data;/i.test(request.headers.get("Content-Type") ?? "")) {
    return readForm(request);
  }
  const text = await readText(request);
  if (call.encrypted) {
    return parseJson(await decryptPayload(text, request.headers.get("Content-Type"), context));
  }
  if (text === "") {
    if (call.bodyOptional) return {};
    throw new PlatformError("request_body_required");
  }
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json(?:;|$)/i.test(type)) {
    throw new PlatformError("request_param_err", { detail: "Content-Type: application/json only" });
  }
  return parseJson(text);
}

function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    // `world` selects the sandbox's world and is not a parameter of the call.
    if (name === "world") continue;
    if (Object.hasOwn(query, name)) {
      throw new PlatformError("request_param_err", { detail: `${name} is given twice` });
    }
    query[name] = value;
  }
  return query;
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBodyBytes) tooLarge();
  const text = await request.text();
  if (text.length > maxBodyBytes) tooLarge();
  return text;
}

function tooLarge(): never {
  throw new PlatformError("request_param_err", { detail: "the body is too large" });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError("request_param_err", { detail: "the body is not JSON" });
  }
}
