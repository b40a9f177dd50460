/** Reads what the Worker was configured with. Nothing else sees `env`. */
import * as v from "valibot";
import type { RateLimit } from "~/edge/limits/rate-limit.ts";
import { emulatorOrigin } from "~/edge/sign-in/social-sign-in.ts";
import {
  developmentKeys,
  productionKeys,
  type Verification,
  verificationOf,
} from "~/edge/sign-in/verification-keys.ts";
import type { LimitStores } from "~/session/limits-port.ts";
import type { SessionStores } from "~/session/request-sessions.ts";
import type { SealKeys } from "~/session/token-seal.ts";
import type { Brand } from "../../../brands/brand.ts";
import { brandAtStart } from "./brand-at-start.ts";

/** A service binding, as far as we use it. */
export interface Service {
  fetch(request: Request): Promise<Response>;
}

export interface Configuration {
  development: boolean;
  environment: "development" | "production";
  brand: Brand;
  /** The platform's origin; in development it may hold `{world}`. */
  platformOrigin: string;
  /** Development only: where the sandbox's pictures and game pages are. */
  sandboxOrigin: string | null;
  /** Development only: the Vite server that renders the pages. */
  viteOrigin: string | null;
  /** Hosts of this deployment that the platform need not list (A77), such as its previews. */
  ownHosts: readonly string[];
  /** What Strict-Transport-Security covers: this host, all below it, or browsers' own lists too. */
  hsts: "host" | "subdomains" | "preload";
  /** Who runs the pages' queries (decision 0014): ours, or graphql's own executor. */
  executor: "compiled" | "graphql-js";
  sessionKeys: SealKeys;
  platformJwks: string;
  platformPatience: number;
  defaultPassword: string | null;
  /** The proof of a human that logins need (A16); null for none. */
  verification: Verification | null;
  /** Development only: where Firebase's Auth emulator is (A55). */
  firebaseEmulator: string | null;
  /** The sandbox's service binding in development; null means the network. */
  platform: Service | null;
  sessions: SessionStores;
  limits: LimitStores;
  /** The deployment's own files: what `build/client` holds. */
  files: Service;
  /** Cloudflare's rate limit, the outer ring; null without its binding. */
  rateLimit: RateLimit | null;
}

/** Why the Worker can't run as it is configured; each problem is one sentence. */
export interface Misconfiguration {
  development: boolean;
  problems: readonly string[];
}

const origin = (scheme: RegExp, says: string) =>
  v.pipe(
    v.string(),
    v.check((text) => scheme.test(text) && URL.canParse(text.replace("{world}", "w")), says),
    v.check((text) => /^\w+:\/\/[^/?#]+\/?$/.test(text), "must be an origin, without a path."),
    v.transform((text) => text.replace(/\/$/, "")),
  );
const jwks = v.pipe(
  v.string("is missing."),
  v.check((text) => {
    try {
      return (JSON.parse(text) as { keys?: unknown[] }).keys?.some(isPublicKey) ?? false;
    } catch {
      return false;
    }
  }, "must be a JSON Web Key set with at least one public key, and no private one."),
);
const isPublicKey = (key: unknown) =>
  typeof key === "object" && key !== null && "kty" in key && "kid" in key && !("d" in key);
const binding = <T extends object>(says: string) =>
  v.custom<T>(
    (value) => (typeof value === "object" || typeof value === "function") && value !== null,
    says,
  );

const hostList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check(
    (hosts) => hosts.every((host) => /^(\*\.)?([\w-]+\.)+[\w-]+(:\d+)?$/.test(host)),
    "must be hosts divided by commas; *. before one stands for all below it.",
  ),
);

/** With four times its limit a call ends before the page that waits for it does (`streamTimeout`). */
const patience = v.pipe(
  v.optional(v.string(), "1"),
  v.transform(Number),
  v.check((times) => times >= 1 && times <= 4, "must be a number from 1 to 4."),
);

const sessionKey = v.pipe(
  v.string("is missing."),
  v.minLength(32, "must have at least 32 characters."),
);
const shared = {
  BRAND: v.string("is missing: name a brand of brands/."),
  SESSION_KEY: sessionKey,
  // The key before, for the day after a rotation: sessions sealed with it live on under the new one.
  SESSION_KEY_PREVIOUS: v.optional(sessionKey),
  PLATFORM_JWKS: jwks,
  PLATFORM_PATIENCE: patience,
  DEFAULT_PASSWORD: v.optional(v.string()),
  OWN_HOSTS: v.optional(hostList, ""),
  EXECUTOR: v.optional(
    v.picklist(["compiled", "graphql-js"], 'must be "compiled" or "graphql-js".'),
    "compiled",
  ),
  HSTS: v.optional(
    v.picklist(["host", "subdomains", "preload"], 'must be "host", "subdomains" or "preload".'),
    "host",
  ),
  SESSIONS: binding<SessionStores>("is missing: bind the Durable Object SessionObject."),
  LIMITS: binding<LimitStores>("is missing: bind the Durable Object LimitObject."),
  ASSETS: binding<Service>("is missing: bind the files of build/client."),
  RATE_LIMIT: v.optional(binding<RateLimit>("must be a rate-limit binding.")),
};
const developmentVars = v.object({
  ...shared,
  ...developmentKeys,
  ENVIRONMENT: v.literal("development"),
  PLATFORM_ORIGIN: origin(/^https?:\/\//, "must be an http or https origin."),
  SANDBOX_ORIGIN: v.optional(origin(/^https?:\/\//, "must be an http or https origin.")),
  VITE_ORIGIN: v.optional(origin(/^http:\/\//, "must be an http origin.")),
  FIREBASE_AUTH_EMULATOR: emulatorOrigin,
  PLATFORM: v.optional(binding<Service>("must be a service binding.")),
});
const absent = (says: string) => v.optional(v.undefined(says));
const productionVars = v.object({
  ...shared,
  ...productionKeys,
  ENVIRONMENT: v.literal("production"),
  PLATFORM_ORIGIN: v.pipe(
    origin(/^https:\/\//, "must be an https origin."),
    v.check((text) => !/\{world\}|sandbox|localhost/.test(text), "points at the sandbox."),
  ),
  SANDBOX_ORIGIN: absent("belongs to development only."),
  VITE_ORIGIN: absent("belongs to development only."),
  FIREBASE_AUTH_EMULATOR: absent("belongs to development only: anybody can write its tokens."),
  PLATFORM: absent("(the sandbox's binding) belongs to development only."),
});
const schema = v.variant(
  "ENVIRONMENT",
  [developmentVars, productionVars],
  'must be "development" or "production".',
);

/** What was read, by the `env` it was read from: a Worker's configuration does not change while it runs. */
const known = new WeakMap<object, Configuration | Misconfiguration>();

/** The configuration, or everything that is wrong with it. */
export function readConfiguration(env: object): Configuration | Misconfiguration {
  const before = known.get(env);
  if (before) return before;
  const read = parse(env);
  known.set(env, read);
  return read;
}

function parse(env: object): Configuration | Misconfiguration {
  const open = "ENVIRONMENT" in env && env.ENVIRONMENT === "development";
  const result = v.safeParse(schema, env);
  if (!result.success) {
    const problems = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? "env"} ${issue.message}`,
    );
    return { development: open, problems };
  }
  const vars = result.output;
  const brand = brandAtStart(vars.BRAND, open);
  if ("problems" in brand) return { development: open, problems: brand.problems };
  const verification = verificationOf(vars, vars.SANDBOX_ORIGIN);
  if (typeof verification === "string") return { development: open, problems: [verification] };
  return {
    development: vars.ENVIRONMENT === "development",
    environment: vars.ENVIRONMENT,
    ...brand,
    platformOrigin: vars.PLATFORM_ORIGIN,
    sandboxOrigin: vars.SANDBOX_ORIGIN ?? null,
    viteOrigin: vars.VITE_ORIGIN ?? null,
    ownHosts: vars.OWN_HOSTS,
    hsts: vars.HSTS,
    executor: vars.EXECUTOR,
    sessionKeys: { current: vars.SESSION_KEY, previous: vars.SESSION_KEY_PREVIOUS ?? null },
    platformJwks: vars.PLATFORM_JWKS,
    platformPatience: vars.PLATFORM_PATIENCE,
    defaultPassword: vars.DEFAULT_PASSWORD || null,
    verification,
    firebaseEmulator: vars.FIREBASE_AUTH_EMULATOR ?? null,
    platform: vars.PLATFORM ?? null,
    sessions: vars.SESSIONS,
    limits: vars.LIMITS,
    files: vars.ASSETS,
    rateLimit: vars.RATE_LIMIT ?? null,
  };
}

/** The answer of a Worker that can't run: what to mend in development, nothing to learn in production. */
export function configurationAnswer({ development, problems }: Misconfiguration): Response {
  const text = development
    ? `Portico is not configured rightly:\n${problems.map((problem) => `- ${problem}`).join("\n")}\n`
    : "Service unavailable.\n";
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status: 500, headers });
}
