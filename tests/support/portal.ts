import { build } from "../../tooling/build/build.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { startRuntime } from "../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../tooling/runtime/secrets.mjs";
import { type World, worldAt } from "./world.ts";

export interface PortalOptions {
  /** Vars of the portal Worker, over those of wrangler.toml. */
  vars?: Record<string, string>;
  sandboxVars?: Record<string, string>;
  /** Fields of `request.cf`; the country is KR unless told. */
  cf?: Record<string, unknown>;
  /**
   * Runs the production environment of wrangler.toml with made-up secrets: no development switch,
   * no service binding. Its `fetch` reaches the sandbox (world `default`) instead of the network.
   */
  production?: boolean;
  /** Collects what the Workers log, one line each, from this level up. */
  logTo?: { level: "debug" | "info" | "warn" | "error"; lines: string[] };
}

/** Who asks: the development switches of one request. */
export interface Visitor {
  world?: string;
  brand?: string;
  country?: string;
  region?: string;
  address?: string;
}

export interface Portal {
  /** Such as http://localhost:41234. */
  origin: string;
  sandboxOrigin: string;
  /** Asks the portal over HTTP without following redirects. */
  fetch(path: string, init?: RequestInit & { as?: Visitor }): Promise<Response>;
  world(name: string): World;
  stop(): Promise<void>;
}

/**
 * Boots both built Workers on free ports with state of their own, building first what changed
 * (unless PORTICO_BUILT says that the test run did). Stop it when done.
 */
export async function bootPortal(options: PortalOptions = {}): Promise<Portal> {
  if (!process.env.PORTICO_BUILT) await build({ say: () => {} });
  const sandboxPort = await freePort();
  const { logTo } = options;
  const runtime = await startRuntime({
    port: 0,
    sandboxPort,
    state: null,
    secrets: makeSecrets(),
    environment: options.production ? "production" : undefined,
    outbound: options.production ? "portico-sandbox" : refuseNetwork,
    vars: { PLATFORM_PATIENCE: mostPatient, ...options.vars },
    sandboxVars: options.sandboxVars,
    cf: options.cf,
    level: logTo?.level ?? "error",
    write: (text: string) => {
      logTo?.lines.push(text);
      if (!logTo) process.stderr.write(`${text}\n`);
    },
  });
  return {
    origin: runtime.origin,
    sandboxOrigin: runtime.sandboxOrigin,
    fetch: (path, { as, ...init } = {}) => {
      const headers = new Headers(init.headers);
      // A kept connection may be closed by the runtime at the moment that it is used again.
      headers.set("connection", "close");
      for (const [name, value] of Object.entries(as ?? {})) headers.set(`x-dev-${name}`, value);
      return fetch(runtime.origin + path, { redirect: "manual", ...init, headers });
    },
    world: (name) => worldAt(runtime.sandboxOrigin, name),
    stop: runtime.stop,
  };
}

/** A busy machine's sandbox is slow: only tests that are about time limits keep to the usual ones. */
export const mostPatient = "4";

/** Tests run without the internet: whatever asks it hears so at once. */
const refuseNetwork = () => new Response("No network in tests", { status: 599 }) as never;
