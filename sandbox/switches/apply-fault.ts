import { failure } from "../http/envelope.ts";
import { dropFields, swapTypes } from "./distort.ts";
import type { Fault } from "./fault-table.ts";

const hugeBytes = 10 * 1024 * 1024;
const chunkBytes = 64 * 1024;

/** Returns the response without the fault; on request, with the data of another member. */
export type Next = (options?: { asSomeoneElse?: boolean }) => Promise<Response>;

/** Applies a fault to a request; `reset` throws, which breaks the connection. */
export async function applyFault(fault: Fault, request: Request, next: Next): Promise<Response> {
  switch (fault.kind) {
    case "slow":
      await wait(fault.ms ?? 1000);
      return next();
    case "hang-before-headers":
      await wait(fault.ms ?? 30_000);
      return next();
    case "hang-after-headers":
      return hangingBody(await next(), fault.ms ?? 30_000);
    case "reset":
      throw new Error("connection reset on purpose");
    case "status":
      return statusAnswer(fault.status ?? 500);
    case "html":
      return htmlAnswer("<!doctype html><title>Gateway</title><h1>It works</h1>", 200);
    case "truncated":
      return truncated(await next());
    case "huge":
      return hugeAnswer();
    case "wrong-types":
      return distorted(await next(), swapTypes);
    case "missing-fields":
      return distorted(await next(), dropFields);
    case "success-false":
      return failure(fault.errorCode ?? "system.error");
    case "expired-token":
      return failure("user.or.token.invalid");
    case "redirect":
      return elsewhere(request);
    case "someone-else":
      return next({ asSomeoneElse: true });
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function statusAnswer(status: number): Response {
  const answer = htmlAnswer(`<!doctype html><title>${status}</title><h1>${status}</h1>`, status);
  if (status === 429) answer.headers.set("Retry-After", "1");
  return answer;
}

function htmlAnswer(html: string, status: number): Response {
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function elsewhere(request: Request): Response {
  const { pathname } = new URL(request.url);
  const headers = { Location: `https://elsewhere.portico.example${pathname}` };
  return new Response(null, { status: 302, headers });
}

async function truncated(answer: Response): Promise<Response> {
  const text = await answer.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), plainHead(answer));
}

/** Sends the first half of the body at once and the rest after `ms`. */
async function hangingBody(answer: Response, ms: number): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, half));
      await wait(ms);
      controller.enqueue(bytes.subarray(half));
      controller.close();
    },
  });
  return new Response(body, plainHead(answer));
}

/** Returns ten mebibytes of JSON without useful content. */
function hugeAnswer(): Response {
  const filler = new TextEncoder().encode("0".repeat(chunkBytes));
  let left = hugeBytes / chunkBytes;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,"value":"'));
    },
    pull(controller) {
      if (left-- > 0) return controller.enqueue(filler);
      controller.enqueue(new TextEncoder().encode('"}'));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}

async function distorted(answer: Response, change: (value: unknown) => unknown): Promise<Response> {
  const body: unknown = await answer.json();
  return Response.json(change(body), plainHead(answer));
}

function plainHead(answer: Response): ResponseInit {
  return { status: answer.status, headers: { "Content-Type": "application/json" } };
}
