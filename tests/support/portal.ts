import { build } from "../../tooling/build/build.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { type RuntimeOptions, startRuntime } from "../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../tooling/runtime/secrets.mjs";
import { pageOwners } from "./sign-in.mjs";
import { type World, worldAt } from "./world.ts";

export interface PortalOptions {
  /** Variables of the portal Worker. They override those of wrangler.toml. */
  vars?: Record<string, string>;
  sandboxVars?: Record<string, string>;
  /** Fields of `request.cf`; the default country is KR. */
  cf?: Record<string, unknown>;
  /**
   * Runs the production environment of wrangler.toml with invented secrets, without development switches and
   * service bindings. Its `fetch` reaches the sandbox (world `default`) instead of the network.
   */
  production?: boolean;
  /** Lets the portal reach other servers of this machine, such as the editor of brands. */
  network?: boolean;
  /** The folder that keeps the Durable Objects, for tests of a restart; in memory without one. */
  state?: string;
  /** Collects the log lines of the Workers from this level up. */
  logTo?: { level: "debug" | "info" | "warn" | "error"; lines: string[] };
}

/** The development switches of one request, which describe its visitor. */
export interface Visitor {
  world?: string;
  brand?: string;
  /** A draft of a brand, which `POST /dev/brand/draft` made. */
  draft?: string;
  country?: string;
  region?: string;
  address?: string;
  /** How far the portal's clock runs ahead, in ms. */
  "clock-ahead"?: number;
}

interface GraphqlOptions {
  variables?: object;
  as?: Visitor;
  headers?: Record<string, string>;
}

/** A portal that somebody else stops. */
export interface OpenPortal {
  /** For example http://localhost:41234. */
  origin: string;
  sandboxOrigin: string;
  /** Sends a request to the portal. Redirects are not followed. */
  fetch(path: string, init?: RequestInit & { as?: Visitor }): Promise<Response>;
  /** Sends an operation as the portal's pages do. */
  graphql(query: string, options?: GraphqlOptions): Promise<Response>;
  world(name: string): World;
}

export interface Portal extends OpenPortal {
  stop(): Promise<void>;
}

/**
 * Starts both built Workers on free ports with their own state. It builds changed sources first, unless
 * PORTICO_BUILT is set. The caller stops the portal.
 */
export async function bootPortal(options: PortalOptions = {}): Promise<Portal> {
  if (!process.env.PORTICO_BUILT) await build({ say: () => {} });
  const { logTo } = options;
  const runtime = await startOnFreePort((sandboxPort) => ({
    port: 0,
    sandboxPort,
    state: options.state ?? null,
    secrets: makeSecrets(),
    environment: options.production ? "production" : undefined,
    outbound: outboundOf(options),
    vars: { PLATFORM_PATIENCE: mostPatient, ...options.vars },
    sandboxVars: options.sandboxVars,
    cf: options.cf,
    level: logTo?.level ?? "error",
    write: (text: string) => {
      logTo?.lines.push(text);
      if (!logTo) process.stderr.write(`${text}\n`);
    },
  }));
  return { ...portalAt(runtime.origin, runtime.sandboxOrigin), stop: runtime.stop };
}

/** The portal that runs at these origins. */
export function portalAt(origin: string, sandboxOrigin: string): OpenPortal {
  const send: OpenPortal["fetch"] = async (path, { as, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (init.method === "POST") await nameOwner(headers, as);
    // The runtime may close a keep-alive connection just when it is used again.
    headers.set("connection", "close");
    for (const [name, value] of Object.entries(as ?? {}))
      headers.set(`x-dev-${name}`, String(value));
    return fetch(origin + path, { redirect: "manual", ...init, headers });
  };
  /** Says whose page a change comes from: that of its session, unless the test says it. */
  const nameOwner = async (headers: Headers, as?: Visitor) => {
    const [cookie] = /(__Host-)?sid=[\w-]{43}/.exec(headers.get("cookie") ?? "") ?? [];
    if (!cookie || headers.has("x-portico-owner")) return;
    const known = pageOwners.get(cookie) ?? (await ownerOf(cookie, as));
    if (!known) return;
    pageOwners.set(cookie, known);
    headers.set("x-portico-owner", known);
  };
  /** For a session that a test has begun itself; null in production, which knows the pages' operations only. */
  const ownerOf = async (cookie: string, as?: Visitor): Promise<string | null> => {
    const headers = { ...fromPage, cookie, "x-portico-owner": "" };
    const body = JSON.stringify({ query: "{ viewer { pageOwner } }" });
    const answer = await send("/graphql", { method: "POST", headers, body, as });
    const { data } = (await answer.json()) as { data?: { viewer?: { pageOwner: string } } };
    return data?.viewer?.pageOwner ?? null;
  };
  const fromPage = {
    origin,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    "x-portico": "1",
  };
  return {
    origin,
    sandboxOrigin,
    fetch: send,
    graphql: (query, { variables, as, headers } = {}) =>
      send("/graphql", {
        method: "POST",
        headers: { ...fromPage, ...headers },
        body: JSON.stringify({ query, variables }),
        as,
      }),
    world: (name) => worldAt(sandboxOrigin, name),
  };
}

/**
 * Starts the runtime with a free port for the sandbox. Another process may take that port first, and workerd then
 * does not start; this tries a second port.
 */
async function startOnFreePort(optionsFor: (sandboxPort: number) => RuntimeOptions) {
  const start = async () => startRuntime(optionsFor(await freePort()));
  return start().catch((error: { code?: string }) => {
    if (error.code !== "ERR_RUNTIME_FAILURE") throw error;
    return start();
  });
}

/**
 * The timeout factor of most tests, because the sandbox is slow on a busy machine. Only tests of time limits
 * use the default.
 */
export const mostPatient = "4";

const outboundOf = ({ production, network }: PortalOptions) => {
  if (production) return "portico-sandbox";
  return network ? undefined : refuseNetwork;
};

/** Refuses requests to the network at once: tests run without the internet. */
const refuseNetwork = () => new Response("No network in tests", { status: 599 }) as never;
