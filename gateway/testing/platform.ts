/**
 * Fakes for tests of the gateway: a RequestScope, a platform that responds from a table, and a key pair for
 * encrypted calls. Not part of any build.
 */
import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { aurora } from "../../brands/aurora.ts";
import { marketOf } from "../../markets/index.ts";
import { guestOwner, ownerOf } from "../access/page-owner.ts";
import type { LogLine, PlatformSettings, RequestScope } from "../request/request-scope.ts";
import { auditInMemory, type TestAudit } from "./audit.ts";
import { preferencesInMemory } from "./preferences.ts";
import { protectionInMemory, registerInTests } from "./protection.ts";
import { type TestSession, type TestSessionStart, testLimits, testSession } from "./session.ts";

export interface TestScope extends RequestScope {
  session: TestSession;
  audit: TestAudit;
  /** Every line logged so far. */
  lines: LogLine[];
  /** Waits for all work passed to `waitUntil`, including work that it started. */
  settled(): Promise<void>;
}

export interface TestScopeOverrides
  extends Partial<Omit<RequestScope, "audit" | "platform" | "session" | "log" | "waitUntil">> {
  /** `fetch` refuses every call unless given. */
  platform?: Partial<PlatformSettings>;
  session?: TestSessionStart;
}

let origins = 0;

/** Caches and breakers are shared per isolate and platform origin, so a new origin isolates a test. */
export function testOrigin(): string {
  origins += 1;
  return `https://platform-${origins}.test`;
}

/**
 * The scope of one request, a guest's by default. Scopes that should share cached responses (two visitors of
 * one portal) use the same `platform.origin`.
 */
export function testScope(overrides: TestScopeOverrides = {}): TestScope {
  const { platform, session, ...rest } = overrides;
  const lines: LogLine[] = [];
  const audit = auditInMemory();
  const background: Promise<unknown>[] = [];
  const now = rest.now ?? (() => Date.now());
  const register = registerInTests();
  const brand = rest.brand ?? aurora;
  const language = brand.languages[0];
  if (!language) throw new Error("a brand has at least one language");
  return {
    requestId: "test-request",
    count: () => undefined,
    sessionMark: "test-session",
    brand,
    language,
    country: "KR",
    market: marketOf(rest.country === undefined ? "KR" : rest.country, null),
    regionClass: "KR",
    address: "203.0.113.7",
    userAgent: null,
    addressClass: rest.address ?? "203.0.113.7",
    visitor: async () => null,
    origin: "https://portal.test",
    // The page of whoever is signed in at the start; a guest's goes on after a login.
    pageOwner: session?.account ? ownerOf(session.account) : guestOwner,
    limits: testLimits(now),
    popularity: { count() {}, ranking: async () => [], dailyRanking: async () => [] },
    protection: protectionInMemory(register),
    register,
    place: "Seoul, KR",
    audit,
    files: null,
    reportAccess: null,
    preferences: preferencesInMemory(),
    search: { index: async () => null, games: async () => null },
    guestRender: null,
    humanVerification: null,
    identity: null,
    development: true,
    now,
    answerHeaders: new Headers(),
    ...rest,
    session: testSession(session ?? {}, now),
    platform: {
      fetch: async () => Promise.reject(new Error("this test expects no platform call")),
      origin: testOrigin(),
      timeoutFactor: 1,
      jwks: '{"keys":[]}',
      defaultPassword: null,
      ownHosts: [],
      sandboxOrigin: null,
      ...platform,
    },
    lines,
    log: (line) => void lines.push(line),
    waitUntil: (work) => void background.push(work),
    async settled() {
      for (let work = background.shift(); work; work = background.shift()) {
        await work.catch(() => undefined);
      }
    },
  };
}

/** A JSON response of the platform; status 200 by default. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify(body), { ...init, headers });
}

/** A refusal in the platform's envelope. */
export function refusal(errorCode: string, value?: unknown, status = 200): Response {
  return json({ success: false, errorCode, message: "not for the public", value }, { status });
}

type Answer = unknown | ((request: Request) => unknown);

/**
 * A `platform.fetch` that responds from a table of "METHOD /path" to a value, or to a function of the
 * request. Values are sent in the envelope, without it below /lgw and /lotto; a Response is sent unchanged.
 * Unknown calls get a 404. `calls` contains every request.
 */
export function fakePlatform(table: Record<string, Answer>) {
  const calls: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    calls.push(request.clone() as Request);
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    if (!(name in table)) return json({ success: false, errorCode: "not.found" }, { status: 404 });
    const entry = table[name];
    const answer = typeof entry === "function" ? await entry(request) : entry;
    if (answer instanceof Response) return answer.clone();
    return json(/^\/(lgw|lotto)\//.test(pathname) ? answer : { success: true, value: answer });
  };
  return { fetch, calls };
}

/** A key pair for encrypted calls: `jwks` for the scope, `open` to decrypt what the portal sent. */
export async function testKeys(kid = "test-key", alg = "RSA-OAEP-256") {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: "enc" };
  return {
    jwks: JSON.stringify({ keys: [jwk] }),
    async open(sealed: string) {
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
      return { header: protectedHeader, body: JSON.parse(new TextDecoder().decode(plaintext)) };
    },
  };
}
