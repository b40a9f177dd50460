import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { dummyToken, sandboxSecretKey, testingSecrets } from "./human-keys.ts";
import { spend, unseal } from "./human-tokens.ts";

const text = v.fallback(v.string(), "");
const input = v.object({ secret: text, response: text, remoteip: text, idempotency_key: text });
type Input = v.InferOutput<typeof input>;

/**
 * POST `/turnstile/v0/siteverify`: whether a token is genuine, not expired and not used. It takes JSON or a form,
 * and returns JSON with the status 200 in all cases.
 */
export async function siteverify(request: Request, db: Database, now: number): Promise<Response> {
  const read = await readInput(request);
  if (read === null) return refusal("bad-request");
  if (read.secret === "") return refusal("missing-input-secret");
  if (read.response === "") return refusal("missing-input-response");
  if (testingSecrets.has(read.secret)) return byTestingSecret(read);
  if (read.secret !== sandboxSecretKey) return refusal("invalid-input-secret");
  const token = await unseal(read.response, "token");
  if (token === null) return refusal("invalid-input-response");
  if (!spend(db, token, read.idempotency_key, now)) return refusal("timeout-or-duplicate");
  const { hostname, action, at } = token;
  return success({ hostname, action, challenge_ts: new Date(at).toISOString() });
}

/** They take the dummy token only, and the answer is about no real page. */
function byTestingSecret({ secret, response }: Input): Response {
  if (response !== dummyToken) return refusal("invalid-input-response");
  const code = testingSecrets.get(secret);
  if (code) return refusal(code);
  return success({ hostname: "example.com", challenge_ts: new Date().toISOString() });
}

async function readInput(request: Request): Promise<Input | null> {
  const json = /^application\/json/i.test(request.headers.get("Content-Type") ?? "");
  const fields = await (json
    ? request.json<unknown>()
    : request.formData().then((form) => Object.fromEntries(form.entries()))
  ).catch(() => null);
  const read = v.safeParse(input, fields);
  return read.success ? read.output : null;
}

const success = (facts: Record<string, string>) =>
  Response.json({ success: true, "error-codes": [], messages: [], ...facts });

const refusal = (code: string) =>
  Response.json({ success: false, "error-codes": [code], messages: [] });
