import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { chatLine, chat as chatTable } from "../../db/schema/messages.ts";
import { contentLanguage } from "../../http/language.ts";
import { chatDocument } from "./chat-document.ts";
import { replyTo } from "./replies.ts";

const path = /^\/chat\/([0-9a-f]{32}-[a-z0-9-]+)$/;
const longestLine = 500;
const lifeMs = 12 * 3_600_000;

/**
 * The chat page of C60: GET shows it, POST takes a line of a form, keeps it with the answer and
 * shows the page again. It works without a script; the chat's id is the only credential.
 */
export async function answerChat(request: Request, db: Database, now: number): Promise<Response> {
  const url = new URL(request.url);
  const id = path.exec(url.pathname)?.[1] ?? "";
  const chat = db.select().from(chatTable).where(eq(chatTable.id, id)).get();
  if (chat === undefined || chat.at + lifeMs < now) return plain("No such chat", 404);
  if (request.method === "POST") {
    const line = await readLine(request);
    if (line === null) return plain("Not a line", 400);
    const say = (text: string, fromGuest: boolean) =>
      db.insert(chatLine).values({ chatId: id, fromGuest, text, at: now }).run();
    say(line, true);
    say(replyTo(line, contentLanguage(chat.language)), false);
    // Relative: the page may be seen on another origin than the one that is configured.
    return new Response(null, { status: 303, headers: { Location: url.pathname + url.search } });
  }
  if (request.method !== "GET") return plain("Method not allowed", 405);
  const lines = db
    .select()
    .from(chatLine)
    .where(eq(chatLine.chatId, id))
    .orderBy(asc(chatLine.id))
    .all();
  const nonce = crypto.randomUUID();
  return new Response(chatDocument(chat, lines, now, nonce), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'`,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  });
}

async function readLine(request: Request): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > 8192) return null;
  const form = await request.formData().catch(() => null);
  const line = form?.get("line");
  if (typeof line !== "string" || line.trim() === "") return null;
  return line.trim().slice(0, longestLine);
}

function plain(text: string, status: number): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(text, { status, headers });
}
