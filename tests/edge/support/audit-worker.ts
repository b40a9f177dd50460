/** A Worker with only the audit trail's object, which exports to a bucket and a queue. It runs one step of a test a request. */
import { AuditObject as RealAuditObject } from "../../../app/edge/audit/audit-object.ts";
import { headsName, trailName } from "../../../app/edge/audit/audit-store.ts";
import type { AuditDraft } from "../../../gateway/protection/audit/audit-entry.ts";

interface Env {
  AUDIT: DurableObjectNamespace<AuditObject>;
  AUDIT_BUCKET: R2Bucket;
  AUDIT_QUEUE: Queue;
}

/** What the object's configuration needs and this Worker does not use. */
const unused = { getByName: () => ({}) };
const keys = JSON.stringify({ keys: [{ kty: "RSA", kid: "1", n: "n", e: "AQAB" }] });
const settings = {
  ENVIRONMENT: "production",
  BRAND: "aurora",
  PLATFORM_ORIGIN: "https://platform.example.com",
  SESSION_KEY: "k".repeat(43),
  EXCLUSION_KEY: "e".repeat(43),
  PLATFORM_JWKS: keys,
  SESSIONS: unused,
  LIMITS: unused,
  SEARCH: unused,
  PROTECTION: unused,
  POPULARITY: unused,
  METRICS: unused,
  PREFERENCES: unused,
  REGISTER: unused,
  ASSETS: { fetch: () => new Response() },
};

/** Shared by the objects and requests of this isolate: how the bucket answers. */
const bucket = { state: "open" as "open" | "held" | "failing", puts: 0 };

/** The Durable Object, with a bucket that a test can hold, and an alarm that need not be waited for. */
export class AuditObject extends RealAuditObject {
  constructor(state: DurableObjectState, env: Env) {
    const held = {
      async put(key: string, text: string) {
        bucket.puts += 1;
        while (bucket.state === "held") await new Promise((resolve) => setTimeout(resolve, 10));
        if (bucket.state === "failing") throw new Error("R2 is away");
        return env.AUDIT_BUCKET.put(key, text);
      },
    };
    super(state, { ...settings, ...env, AUDIT_BUCKET: held });
  }

  /** In how many ms the alarm runs; null without one. */
  async alarmIn(): Promise<number | null> {
    const at = await this.ctx.storage.getAlarm();
    return at === null ? null : at - Date.now();
  }

  /** What somebody with access to this store alone does there. */
  async tamper(query: string): Promise<void> {
    this.ctx.storage.sql.exec(query);
  }

  /** Lets the alarm run now instead of then. */
  async hurry(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now());
  }
}

/** Messages of the queue that its consumer has got, in this isolate. */
const got: unknown[] = [];

const trail = trailName("aurora", "https://platform.example.com");

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { searchParams, pathname } = new URL(request.url);
    const object = env.AUDIT.getByName(trail);
    switch (pathname) {
      case "/append":
        return Response.json(
          (await object.append(trail, await request.json<AuditDraft[]>())) ?? null,
        );
      case "/bucket":
        bucket.state = searchParams.get("state") as typeof bucket.state;
        return Response.json(bucket);
      case "/puts":
        return Response.json(bucket.puts);
      case "/alarm-in":
        return Response.json(await object.alarmIn());
      case "/hurry":
        return Response.json((await object.hurry()) ?? null);
      case "/tamper":
        return Response.json((await object.tamper(await request.json<string>())) ?? null);
      case "/forget-heads":
        await env.AUDIT.getByName(headsName(trail)).tamper("DELETE FROM head");
        return Response.json(null);
      case "/page":
        return Response.json(await object.page(null, { kind: null, before: null, most: 500 }));
      case "/verify":
        return Response.json(await object.verify());
      case "/queue":
        return Response.json(got);
      case "/files": {
        const { objects } = await env.AUDIT_BUCKET.list();
        const texts = objects.map(async ({ key }) => (await env.AUDIT_BUCKET.get(key))?.text());
        return Response.json(await Promise.all(texts));
      }
      default:
        return new Response(null, { status: 404 });
    }
  },

  async queue(batch: MessageBatch): Promise<void> {
    got.push(...batch.messages.map(({ body }) => body));
  },
};
