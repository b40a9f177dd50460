/** Sends one postback (N25): signed, to an address that is checked again, without following it elsewhere. */
import type { HookEvent } from "./access-store.ts";

/** How long an answer may take, in ms. */
const longestMs = 5_000;

const encoder = new TextEncoder();

/** HMAC-SHA-256 of the time and the body, in hexadecimal. */
async function signatureOf(secret: string, seconds: number, body: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  const bytes = await crypto.subtle.sign("HMAC", key, encoder.encode(`${seconds}.${body}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The status of the answer; null for none within five seconds. A redirect is an answer like any other. */
export async function sendPostback(
  url: string,
  secret: string,
  event: HookEvent,
  now: number,
): Promise<number | null> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now / 1000);
  const signature = await signatureOf(secret, seconds, body);
  try {
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(longestMs),
      headers: {
        "content-type": "application/json",
        "user-agent": "Portico-Postback/1",
        "portico-event": event.id,
        "portico-signature": `t=${seconds},v1=${signature}`,
      },
      body,
    });
    // What it says is of no interest, however long it is.
    await answer.body?.cancel().catch(() => undefined);
    return answer.status;
  } catch {
    return null;
  }
}
