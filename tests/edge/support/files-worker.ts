/** A Worker with only the object of an agent's files (N12): a test scripts what each step reads. */
import { FilesKeeper } from "../../../app/edge/files/files-object.ts";
import type { FileRows, FileStep } from "../../../app/edge/files/files-store.ts";
import type { FileCell } from "../../../app/reports/csv/csv.ts";
import { writeRows } from "../../../app/reports/files/write-rows.ts";
import { openToken, sealToken } from "../../../app/session/seal/token-seal.ts";
import { maxStoredBytes } from "../../../gateway/request/files-port.ts";

interface Env {
  FILES: DurableObjectNamespace<FilesObject>;
  FILE_BUCKET: R2Bucket;
}

const unused = { getByName: () => ({}) };
const keys = JSON.stringify({ keys: [{ kty: "RSA", kid: "1", n: "n", e: "AQAB" }] });
const sessionKey = "k".repeat(43);
/** What it has sealed is sealed anew when it is used. */
const previousKey = "p".repeat(43);
const settings = {
  ENVIRONMENT: "production",
  BRAND: "aurora",
  PLATFORM_ORIGIN: "https://platform.example.com",
  SESSION_KEY: sessionKey,
  SESSION_KEY_PREVIOUS: previousKey,
  EXCLUSION_KEY: "e".repeat(43),
  PLATFORM_JWKS: keys,
  SESSIONS: unused,
  LIMITS: unused,
  SEARCH: unused,
  PROTECTION: unused,
  AUDIT: unused,
  POPULARITY: unused,
  METRICS: unused,
  PREFERENCES: unused,
  REGISTER: unused,
  ASSETS: { fetch: () => new Response() },
};

/** How the platform answers, shared by the objects and requests of this isolate. */
const platform = {
  state: "open" as "open" | "held" | "failing" | "unauthorized",
  /** Times of its rows, in ms. */
  rows: [] as number[],
  /** Characters of a row's line in a CSV. */
  width: 10,
  perStep: 100,
  /** Steps of ranges that begin here fail. */
  failsFrom: -1,
  calls: 0,
  together: 0,
  most: 0,
  tokens: [] as string[],
  /** How many bytes the objects keep. */
  mostBytes: maxStoredBytes,
};

/** A number, an amount, and a text that fills the line. */
function row(at: number): FileCell[] {
  const [number, amount] = [`${at}`, `${at}.2500`];
  const left = platform.width - number.length - amount.length - 4;
  return [
    { kind: "number", text: number },
    { kind: "amount", text: amount, currency: "USD" },
    { kind: "text", text: "x".repeat(Math.max(0, left)) },
  ];
}

export class FilesObject extends FilesKeeper {
  constructor(state: DurableObjectState, env: Env) {
    super(state, { ...settings, ...env });
  }

  protected override get mostBytes(): number {
    return platform.mostBytes;
  }

  protected override async read(_: unknown, step: FileStep): Promise<FileRows> {
    platform.calls += 1;
    platform.together += 1;
    platform.most = Math.max(platform.most, platform.together);
    platform.tokens.push(step.token);
    while (platform.state === "held") await new Promise((resolve) => setTimeout(resolve, 5));
    platform.together -= 1;
    if (platform.state === "failing" || step.range.from === platform.failsFrom)
      return { outcome: "unavailable" };
    if (platform.state === "unauthorized") return { outcome: "ended" };
    const { offset, range, format, writer: before } = step;
    const all = platform.rows.filter((at) => at >= range.from && at < range.to);
    const rows = all.slice(offset, offset + platform.perStep);
    const isLast = offset + rows.length >= all.length;
    const { bytes, state: writer } = writeRows(format, before, {
      head: ["Number", "Amount", "Text"],
      rows: rows.map(row),
      end: isLast ? { about: { name: "About", lines: [] }, note: null } : null,
      decimalsOf: () => 2,
    });
    return {
      outcome: "rows",
      places: rows.length,
      total: all.length,
      bytes,
      writer,
      isLast,
      since: null,
    };
  }

  protected override daysAt() {
    return { range: { from: 0, to: 1_000 }, filters: "" };
  }

  /** Everything that it stores of a file. */
  async stored(): Promise<unknown> {
    const { sql } = this.ctx.storage;
    return {
      files: sql.exec("SELECT id, state, sealed, session, upload FROM file").toArray(),
      chunks: sql.exec("SELECT count(*) AS n FROM chunk").one().n,
      writers: sql.exec("SELECT count(*) AS n FROM writer").one().n,
    };
  }

  /** Lets what is stored expire now. */
  async expire(): Promise<void> {
    this.ctx.storage.sql.exec("UPDATE file SET expires_at = 1 WHERE expires_at IS NOT NULL");
    await this.ctx.storage.setAlarm(Date.now());
  }

  async sealedOf(schedule: string): Promise<string> {
    const { sql } = this.ctx.storage;
    return String(sql.exec("SELECT sealed FROM schedule WHERE id = ?", schedule).one().sealed);
  }

  async exec(text: string): Promise<void> {
    this.ctx.storage.sql.exec(text);
  }

  async hurry(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now());
  }

  async restartObject(): Promise<void> {
    this.ctx.abort("restarted by a test");
  }
}

/** The last one says that the Worker's previous key seals it. */
type ScheduleArguments = [id: string, every: "DAILY" | "MONTHLY", hour: number, before?: boolean];

const account = { id: "7", account: "agent1", nickname: "A", type: 1, role: "AGENT" as const };

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const requested = await request.json<{ owner: string; method: string; args: unknown[] }>();
    const object = env.FILES.getByName(requested.owner);
    const answer = async (): Promise<unknown> => {
      switch (requested.method) {
        case "platform":
          return Object.assign(platform, requested.args[0]);
        case "start": {
          const [id, session, range, format] = requested.args as [
            ...[string, string, FileStep["range"]],
            FileStep["format"],
          ];
          const sealed = await sealToken(sessionKey, id, `token of ${session}`);
          const place = { country: "KR", region: null, world: "w", language: "en" };
          // Each id is another request: the same one is the same file for some seconds.
          const what = { report: "RECORDS" as const, format, filters: `search=${id}`, range };
          const file = { id, sealed, session, ...what, ...place };
          return object.start({ ...file, account: { ...account, currency: "USD" } }, Date.now());
        }
        case "restart": {
          const [id, session] = requested.args as [string, string];
          const sealed = await sealToken(sessionKey, id, `token of ${session}`);
          return object.restart(id, { sealed, session }, Date.now());
        }
        case "schedule": {
          const [id, every, hour, before] = requested.args as ScheduleArguments;
          const sealed = await sealToken(before ? previousKey : sessionKey, id, `token of ${id}`);
          const place = { country: "KR", region: null, world: "w", language: "en" };
          const what = { name: id, report: "RECORDS" as const, format: "CSV" as const, search: "" };
          const owned = { account: { ...account, currency: "USD" }, ...place };
          const schedule = {
            id,
            ...what,
            every,
            hour,
            sealed,
            expiresAt: Date.now() * 2,
            ...owned,
          };
          return object.schedule(schedule, Date.now());
        }
        case "openedNow": {
          const [id] = requested.args as [string];
          const keys = { current: sessionKey, previous: null };
          const sealed = await object.sealedOf(id);
          return (await openToken(keys, { id, name: id }, sealed))?.token;
        }
        case "keys":
          return (await env.FILE_BUCKET.list()).objects.map(({ key, size }) => ({ key, size }));
        case "text": {
          const ready = await object.ready(requested.args[0] as string, Date.now());
          const body = ready && (await env.FILE_BUCKET.get(ready.key));
          return body ? body.text() : null;
        }
        case "bytes": {
          const ready = await object.ready(requested.args[0] as string, Date.now());
          const body = ready && (await env.FILE_BUCKET.get(ready.key));
          return body ? [...new Uint8Array(await body.arrayBuffer())] : null;
        }
        default: {
          const methods = object as unknown as Record<string, (...given: unknown[]) => unknown>;
          return methods[requested.method]?.(...requested.args);
        }
      }
    };
    try {
      return Response.json((await answer()) ?? null);
    } catch (error) {
      return Response.json({ error: String(error) }, { status: 500 });
    }
  },
};
