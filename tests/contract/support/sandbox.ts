/** The bundled sandbox in workerd, and visitors who use it through the real platform client. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { accountOf } from "../../../gateway/domains/session/account/account.ts";
import { captcha, login } from "../../../gateway/domains/session/calls.ts";
import { createPlatform } from "../../../gateway/platform/client.ts";
import type { Platform } from "../../../gateway/platform/platform.ts";
import { type TestScope, testScope } from "../../../gateway/testing/platform.ts";
import {
  bundleSandbox,
  generateSandboxKeys,
  sandboxWorkerOptions,
} from "../../../sandbox/boot-sandbox.mjs";
import type { SeenCall } from "../../support/world.ts";

export const demoPassword = "Portico#2026";

/** A request as the client sent it, and the response text. */
export interface Exchange {
  request: Request;
  sent: string;
  answer: string;
}

export interface Visitor {
  scope: TestScope;
  platform: Platform;
}

export interface TestWorld {
  exchanges: Exchange[];
  /** Requests a captcha, whose cookie is sent with every later request. Returns its text. */
  solveCaptcha(): Promise<string>;
  /** A new request of a guest, or of the account with this token. The portal's clock runs so many ms ahead for it. */
  visit(as?: { token: string }, brand?: Brand, clockAheadMs?: number): Visitor;
  signIn(username: string): Promise<{ token: string }>;
  calls(): Promise<SeenCall[]>;
  forget(): Promise<void>;
  switch(path: string, body: unknown): Promise<void>;
  captchaText(): Promise<string>;
  /** The last code that was sent to a number, by SMS or mail, or for a challenge. */
  codeFor(number: string): Promise<string>;
}

/** Time limits are tested with the client; on a busy machine they must not end a call here. */
const timeoutFactor = 60;

/** A sandbox of this test file, which stops after its last test. */
export async function startSandbox() {
  const folder = await mkdtemp(join(tmpdir(), "portico-contract-"));
  const scriptPath = await bundleSandbox(folder);
  const keys = await generateSandboxKeys();
  const miniflare = new Miniflare(
    sandboxWorkerOptions({ scriptPath, privateJwks: keys.privateJwks }),
  );
  afterAll(async () => {
    await miniflare.dispose();
    await rm(folder, { recursive: true, force: true });
  });
  await miniflare.ready;
  return { world: (name: string) => worldOf(miniflare, name, keys.publicJwks) };
}

function worldOf(miniflare: Miniflare, name: string, jwks: string): TestWorld {
  const origin = `http://${name}.sandbox.internal`;
  const exchanges: Exchange[] = [];
  let cookie: string | null = null;

  async function send(
    url: string,
    method: string,
    headers: Headers,
    body: string | Uint8Array<ArrayBuffer>,
  ) {
    const answer = await miniflare.dispatchFetch(url, {
      method,
      headers: Object.fromEntries(headers),
      redirect: "manual",
      ...(body.length === 0 ? {} : { body }),
    });
    const text = await answer.text();
    return { text, status: answer.status, headers: new Headers([...answer.headers]) };
  }

  async function fetch(request: Request): Promise<Response> {
    const bytes = new Uint8Array(await request.clone().arrayBuffer());
    const out = new Headers(request.headers);
    if (cookie !== null) out.set("cookie", cookie);
    const { text, status, headers } = await send(request.url, request.method, out, bytes);
    exchanges.push({ request, sent: new TextDecoder().decode(bytes), answer: text });
    return new Response(text, { status, headers });
  }

  async function control(method: string, path: string, body = "") {
    const headers = new Headers(body === "" ? {} : { "content-type": "application/json" });
    const { text, status } = await send(`${origin}/__sandbox/${path}`, method, headers, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text;
  }

  const visit = (as?: { token: string }, brand: Brand = aurora, clockAheadMs = 0): Visitor => {
    const platform = { fetch, origin, timeoutFactor, jwks, sandboxOrigin: "http://localhost:8789" };
    const session = as ? { token: as.token } : {};
    const now = () => Date.now() + clockAheadMs;
    const scope = testScope({ brand, platform, session, now });
    return { scope, platform: createPlatform(scope) };
  };

  return {
    exchanges,
    visit,
    async signIn(username) {
      const { platform, scope } = visit();
      const credentials = { username, password: demoPassword, type: "username" } as const;
      const { token } = await platform.call(login, credentials);
      if (!(await accountOf(token, platform, scope))) throw new Error("no account");
      exchanges.length = 0;
      return { token };
    },
    calls: async () => JSON.parse(await control("GET", "calls")),
    forget: async () => void (await control("DELETE", "calls")),
    switch: async (path, body) => void (await control("POST", path, JSON.stringify(body))),
    async captchaText() {
      const open: { answer: string }[] = JSON.parse(await control("GET", "captcha"));
      return open.at(-1)?.answer ?? "";
    },
    async solveCaptcha() {
      const onHeaders = (headers: Headers) => {
        cookie = headers.get("set-cookie")?.split(";")[0] ?? null;
      };
      await visit().platform.call(captcha, {}, { onHeaders });
      return this.captchaText();
    },
    async codeFor(number) {
      const sent: { number: string; code: string }[] = JSON.parse(await control("GET", "codes"));
      return sent.find((entry) => entry.number === number)?.code ?? "";
    },
  };
}
