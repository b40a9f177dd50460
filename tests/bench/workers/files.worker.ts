/**
 * The Worker that `npm run bench -- files` measures: the object of an agent's files as the portal has it, a platform
 * that makes rows up, and a bucket that drops what it gets. It runs in workerd itself.
 */
import { FilesKeeper } from "../../../app/edge/files/files-object.ts";
import type { FileRows, FileStep, FilesStore } from "../../../app/edge/files/files-store.ts";
import type { FileCell } from "../../../app/reports/csv/csv.ts";
import { writeRows } from "../../../app/reports/files/write-rows.ts";
import { sealToken } from "../../../app/session/seal/token-seal.ts";

interface Env {
  FILES: { getByName(name: string): FilesStore };
}

const unused = { getByName: () => ({}) };
const sessionKey = "k".repeat(43);
const keys = JSON.stringify({ keys: [{ kty: "RSA", kid: "1", n: "n", e: "AQAB" }] });

const upload = {
  uploadId: "upload",
  uploadPart: async (partNumber: number) => {
    return { partNumber, etag: `${partNumber}` };
  },
  complete: async () => ({}),
  abort: async () => undefined,
};
const bucket = {
  createMultipartUpload: async () => upload,
  resumeMultipartUpload: () => upload,
  put: async () => ({}),
  get: async () => null,
  head: async () => null,
  delete: async () => undefined,
};
const settings = {
  ENVIRONMENT: "production",
  BRAND: "aurora",
  FILE_BUCKET: bucket,
  PLATFORM_ORIGIN: "https://platform.example.com",
  SESSION_KEY: sessionKey,
  EXCLUSION_KEY: "e".repeat(43),
  PLATFORM_JWKS: keys,
  SESSIONS: unused,
  LIMITS: unused,
  SEARCH: unused,
  PROTECTION: unused,
  AUDIT: unused,
  POPULARITY: unused,
  PREFERENCES: unused,
  REGISTER: unused,
  ASSETS: { fetch: () => new Response() },
};

const head = [
  "Account",
  "Game",
  "Time (GMT+08:00)",
  "Bet",
  "Valid bet",
  "Win",
  "Status",
  "Currency",
];
const perStep = 500;

const text = (value: string): FileCell => ({ kind: "text", text: value });
const amount = (value: number): FileCell => ({ kind: "amount", text: value.toFixed(4) });

/** A round with figures that repeat as little as real ones do. */
function round(at: number): FileCell[] {
  const mixed = (Math.imul(at + 1, 2_654_435_761) >>> 0) / 100;
  return [
    text(`player${Math.floor(mixed) % 5000}`),
    text(`Game of ${Math.floor(mixed / 7) % 900}`),
    text(new Date(1_760_000_000_000 + at * 7777).toISOString().slice(0, 19).replace("T", " ")),
    amount(mixed % 1000),
    amount(mixed % 1000),
    amount((mixed % 777) - 300),
    text("Settled"),
    text("USD"),
  ];
}

export class FilesObject extends FilesKeeper {
  constructor(state: DurableObjectState, env: Env) {
    super(state, { ...settings, ...env });
  }

  protected override async read(_: unknown, step: FileStep): Promise<FileRows> {
    const total = Number(step.filters);
    const { offset, format, writer: before } = step;
    const places = Math.min(perStep, total - offset);
    const rows = Array.from({ length: places }, (_none, at) => round(offset + at));
    const isLast = offset + places >= total;
    const { bytes, state: writer } = writeRows(format, before, { head, rows, isLast });
    return { outcome: "rows", bytes, writer, places, isLast, total };
  }
}

const account = { id: "7", account: "agent1", nickname: "A", type: 1, role: "AGENT" as const };

export default {
  async fetch(request: Request, { FILES }: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const object = FILES.getByName("agent");
    if (pathname === "/list") return Response.json(await object.list(Date.now()));
    if (pathname !== "/start") return new Response("ready");
    const id = searchParams.get("id") ?? "";
    const format: FileStep["format"] = searchParams.get("format") === "XLSX" ? "XLSX" : "CSV";
    const place = { country: "KR", region: null, world: "w", language: "en" };
    const what = { report: "RECORDS" as const, format, filters: searchParams.get("rows") ?? "0" };
    const key = { sealed: await sealToken(sessionKey, id, "token"), session: "s" } as const;
    const range = { from: 0, to: Date.now() };
    const owner = { ...account, currency: "USD" };
    await object.start({ id, ...key, ...what, ...place, range, account: owner }, Date.now());
    return new Response("started");
  },
};
