import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { dummyToken, sandboxSiteKey, widgetKind } from "./human-keys.ts";
import { humanScript } from "./human-script.ts";
import { seal, unseal } from "./human-tokens.ts";
import { humanWidget } from "./human-widget.ts";
import { siteverify } from "./siteverify.ts";

const base = "/turnstile/v0/";
const solving = v.object({ challenge: v.string(), sitekey: v.string() });

/**
 * The parts of the human-verification service (X2) that a portal uses: GET `api.js`, GET `widget`, POST `token`
 * (sent by the widget's own frame), POST `siteverify`, all below `/turnstile/v0/`.
 */
export async function answerHuman(request: Request, db: Database, now: number): Promise<Response> {
  const name = new URL(request.url).pathname.slice(base.length);
  switch (`${request.method} ${name}`) {
    case "GET api.js":
      return new Response(`(${humanScript})();`, {
        headers: {
          "Content-Type": "text/javascript; charset=utf-8",
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
        },
      });
    case "GET widget":
      return humanWidget(request, now);
    case "POST token":
      return solve(request, now);
    case "POST siteverify":
      return siteverify(request, db, now);
    default:
      return new Response("Not found", { status: 404 });
  }
}

/** From the challenge that a frame was drawn with to a token, or the dummy of the testing keys. */
async function solve(request: Request, now: number): Promise<Response> {
  const read = v.safeParse(solving, await request.json().catch(() => null));
  const challenge = read.success ? await unseal(read.output.challenge, "challenge") : null;
  const sitekey = read.success ? read.output.sitekey : "";
  if (challenge === null || [null, "fails"].includes(widgetKind(sitekey))) {
    return Response.json({ error: "no challenge" }, { status: 400 });
  }
  if (sitekey !== sandboxSiteKey) return Response.json({ token: dummyToken });
  const id = crypto.randomUUID();
  return Response.json({ token: await seal({ ...challenge, kind: "token", id, at: now }) });
}
