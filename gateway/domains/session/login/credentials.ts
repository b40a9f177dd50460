/** Validates a login form on the server (V1–V5, A98b, V60). */
import { mostTyped } from "../../../../brands/most-typed.ts";
import type { FieldError, LoginInput } from "../../../generated/resolver-types.ts";
import { humanTokenErrors } from "../../../human/require-human.ts";

export interface Credentials {
  username: string;
  password: string;
  captcha: string | null;
  /** The token of the human-verification widget; null without one. */
  humanToken: string | null;
}

type Read = { credentials: Credentials } | { fields: FieldError[] };

/**
 * The name and the captcha are read already; the password is trimmed only to test whether it is empty.
 * @param human whether human verification is required (A16)
 */
export function readCredentials(input: LoginInput, human: boolean): Read {
  const captcha = input.captcha || null;
  const humanToken = input.humanVerification || null;
  const { username, password } = input;
  const fields = [
    ...(username === "" ? [required("username")] : []),
    ...(password.trim() === "" ? [required("password")] : []),
    ...tooLong("username", username),
    ...tooLong("password", password),
    ...tooLong("captcha", captcha ?? ""),
    ...humanTokenErrors(humanToken, human),
  ];
  if (fields.length > 0) return { fields };
  return { credentials: { username, password, captcha, humanToken } };
}

function required(field: string): FieldError {
  return { field, messageKey: "validation.required", values: [] };
}

/** The platform limits names and passwords; this limit only rejects abuse (V59). */
function tooLong(field: string, value: string): FieldError[] {
  if (value.length <= mostTyped) return [];
  const values = [{ name: "max", value: String(mostTyped) }];
  return [{ field, messageKey: "validation.tooLong", values }];
}

/** Compares two texts in constant time (A14). */
export async function sameText(a: string, b: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const [left, right] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
  );
  const x = new Uint8Array(left as ArrayBuffer);
  const y = new Uint8Array(right as ArrayBuffer);
  return x.reduce((difference, byte, index) => difference | (byte ^ (y[index] ?? 0)), 0) === 0;
}
