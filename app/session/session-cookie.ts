/** The session cookie (docs/reliability.md, Sessions): 32 random bytes that say nothing by themselves. */
import { randomText } from "./base64url.ts";

const sessionCookie = "__Host-sid";
const oneDay = 86_400;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** A new session id. */
export const newSessionId = (): string => randomText(32);

/** The value of a request's cookie, or null. The first one wins, as browsers send the closest first. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** The session id of a request, or null when there is none or it can't be one of ours. */
export function readSessionId(header: string | null): string | null {
  const value = readCookie(header, sessionCookie);
  return value !== null && shape.test(value) ? value : null;
}

/** Set-Cookie of a session; `remember` lets it live one day (A44, K15), else until the browser closes. */
export function sessionCookieLine(id: string, remember: boolean): string {
  const age = remember ? `; Max-Age=${oneDay}` : "";
  return `${sessionCookie}=${id}; Path=/${age}; Secure; HttpOnly; SameSite=Lax`;
}

export const endedSessionCookieLine = `${sessionCookie}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;

/** Puts the session's Set-Cookie on the answer, in place of one that an earlier step of the request put. */
export function putSessionCookie(headers: Headers, line: string): void {
  const others = headers.getSetCookie().filter((kept) => !kept.startsWith(`${sessionCookie}=`));
  headers.delete("Set-Cookie");
  for (const kept of [...others, line]) headers.append("Set-Cookie", kept);
}

/** The name of a session's Durable Object: whoever reads the list of objects learns no cookie. */
export async function objectNameOf(id: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(id));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the log calls a session: from it follows neither the cookie nor the object's name. */
export async function sessionMarkOf(id: string | null): Promise<string | null> {
  return id === null ? null : (await objectNameOf(`log ${id}`)).slice(0, 16);
}
