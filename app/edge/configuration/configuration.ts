/** Reads and validates the Worker's environment. No other file reads `env`. */
import * as v from "valibot";
import {
  type AuditConfiguration,
  auditConfiguration,
  auditVars,
} from "~/edge/audit/audit-configuration.ts";
import type { FileBucket } from "~/edge/files/file-upload.ts";
import type { FilesStores } from "~/edge/files/files-store.ts";
import type { RateLimit } from "~/edge/limits/rate-limit.ts";
import {
  type MetricsConfiguration,
  metricsConfiguration,
  metricsVars,
} from "~/edge/metrics/metrics-configuration.ts";
import type { PopularityStores } from "~/edge/popularity/popularity-port.ts";
import type { PreferencesStores } from "~/edge/preferences/preferences-port.ts";
import type { AccountObjects } from "~/edge/protection/account-port.ts";
import type { RegisterStores } from "~/edge/protection/register-port.ts";
import type { AccessStores } from "~/edge/report-access/access-store.ts";
import type { SearchStores } from "~/edge/search/search-store.ts";
import { emulatorOrigin } from "~/edge/sign-in/social-sign-in.ts";
import {
  developmentKeys,
  productionKeys,
  type Verification,
  verificationOf,
} from "~/edge/sign-in/verification-keys.ts";
import type { LimitStores } from "~/session/limits/limits-port.ts";
import type { SessionStores } from "~/session/port/request-sessions.ts";
import type { SealKeys } from "~/session/seal/token-seal.ts";
import type { Brand } from "../../../brands/brand.ts";
import { brandAtStart } from "./brand-at-start.ts";

/** The part of a service binding that the portal uses. */
export interface Service {
  fetch(request: Request): Promise<Response>;
}

export interface Configuration {
  development: boolean;
  environment: "development" | "production";
  brand: Brand;
  /** The platform's origin; in development it may hold `{world}`. */
  platformOrigin: string;
  /** Development only: origin of the sandbox's pictures and game pages. */
  sandboxOrigin: string | null;
  /** Development only: the Vite server that renders the pages. */
  viteOrigin: string | null;
  /** Development only: the editor of brand files, whose page shows pages of the portal in frames (B9). */
  editorOrigin: string | null;
  /** Hosts of this deployment that the platform's host list need not contain (A77), such as previews. */
  ownHosts: readonly string[];
  /** Scope of Strict-Transport-Security: this host, its subdomains too, or also browsers' preload lists. */
  hsts: "host" | "subdomains" | "preload";
  sessionKeys: SealKeys;
  platformJwks: string;
  /** Factor on the time limits of reads, 1 to 4 (`PLATFORM_PATIENCE`). */
  timeoutFactor: number;
  defaultPassword: string | null;
  /** Human verification that logins require (A16); null if they require none. */
  verification: Verification | null;
  /** Development only: origin of Firebase's Auth emulator (A55). */
  firebaseEmulator: string | null;
  /** The sandbox's service binding in development; null means the network. */
  platform: Service | null;
  sessions: SessionStores;
  limits: LimitStores;
  search: SearchStores;
  protection: AccountObjects;
  popularity: PopularityStores;
  /** What agents have chosen and written (N7). */
  preferences: PreferencesStores;
  register: RegisterStores;
  /** Keys the hashes of excluded persons (G17). It never changes: another key would empty the register. */
  exclusionKey: string;
  audit: AuditConfiguration;
  /** Files that agents have made in the background (N12); null without a bucket. */
  agentFiles: { stores: FilesStores; bucket: FileBucket } | null;
  /** Keys that read agents' reports (N25); null without their object. */
  reportAccess: AccessStores | null;
  /** Development only: an origin of this machine that may get postbacks (N25). */
  localHook: string | null;
  metrics: MetricsConfiguration;
  /** Static files of the deployment (`build/pages/client`). */
  files: Service;
  /** Cloudflare's rate limit binding; null if there is none. */
  rateLimit: RateLimit | null;
}

/** Why the Worker can't run with its configuration; each problem is one sentence. */
export interface Misconfiguration {
  development: boolean;
  problems: readonly string[];
}

const origin = (scheme: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => scheme.test(text) && URL.canParse(text.replace("{world}", "w")), message),
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
const binding = <T extends object>(message: string) =>
  v.custom<T>(
    (value) => (typeof value === "object" || typeof value === "function") && value !== null,
    message,
  );

const hostList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check(
    (hosts) => hosts.every((host) => /^(\*\.)?([\w-]+\.)+[\w-]+(:\d+)?$/.test(host)),
    "must be hosts divided by commas; *. before one stands for all below it.",
  ),
);

/** At most 4, so that a call ends before the page that waits for it is aborted (`streamTimeout`). */
const timeoutFactor = v.pipe(
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
  // The previous key after a rotation. Sessions sealed with it stay valid and are sealed again with the new key.
  SESSION_KEY_PREVIOUS: v.optional(sessionKey),
  EXCLUSION_KEY: sessionKey,
  PLATFORM_JWKS: jwks,
  PLATFORM_PATIENCE: timeoutFactor,
  DEFAULT_PASSWORD: v.optional(v.string()),
  OWN_HOSTS: v.optional(hostList, ""),
  HSTS: v.optional(
    v.picklist(["host", "subdomains", "preload"], 'must be "host", "subdomains" or "preload".'),
    "host",
  ),
  SESSIONS: binding<SessionStores>("is missing: bind the Durable Object SessionObject."),
  SEARCH: binding<SearchStores>("is missing: bind the Durable Object SearchObject."),
  PROTECTION: binding<AccountObjects>("is missing: bind the Durable Object ProtectionObject."),
  POPULARITY: binding<PopularityStores>("is missing: bind the Durable Object PopularityObject."),
  PREFERENCES: binding<PreferencesStores>("is missing: bind the Durable Object PreferencesObject."),
  REGISTER: binding<RegisterStores>("is missing: bind the Durable Object RegisterObject."),
  ...auditVars,
  FILES: v.optional(binding<FilesStores>("must be the Durable Object FilesObject.")),
  FILE_BUCKET: v.optional(binding<FileBucket>("must be an R2 bucket.")),
  REPORT_ACCESS: v.optional(
    binding<AccessStores>("must be the Durable Object ReportAccessObject."),
  ),
  ...metricsVars,
  LIMITS: binding<LimitStores>("is missing: bind the Durable Object LimitObject."),
  ASSETS: binding<Service>("is missing: bind the files of build/pages/client."),
  RATE_LIMIT: v.optional(binding<RateLimit>("must be a rate-limit binding.")),
};
const developmentVars = v.object({
  ...shared,
  ...developmentKeys,
  ENVIRONMENT: v.literal("development"),
  PLATFORM_ORIGIN: origin(/^https?:\/\//, "must be an http or https origin."),
  SANDBOX_ORIGIN: v.optional(origin(/^https?:\/\//, "must be an http or https origin.")),
  VITE_ORIGIN: v.optional(origin(/^http:\/\//, "must be an http origin.")),
  BRAND_EDITOR_ORIGIN: v.optional(
    origin(/^http:\/\/127\.0\.0\.1:/, "must be an http origin of 127.0.0.1."),
  ),
  FIREBASE_AUTH_EMULATOR: emulatorOrigin,
  LOCAL_HOOK_ORIGIN: v.optional(
    origin(/^http:\/\/127\.0\.0\.1:\d+/, "must be an http origin of 127.0.0.1."),
  ),
  OPERATOR_KEY: v.optional(v.pipe(v.string(), v.minLength(8, "must have at least 8 characters."))),
  PLATFORM: v.optional(binding<Service>("must be a service binding.")),
});
const absent = (message: string) => v.optional(v.undefined(message));
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
  BRAND_EDITOR_ORIGIN: absent("belongs to development only."),
  FIREBASE_AUTH_EMULATOR: absent("belongs to development only: anybody can write its tokens."),
  LOCAL_HOOK_ORIGIN: absent("belongs to development only: it is inside the network."),
  OPERATOR_KEY: absent("belongs to development only; production has Cloudflare Access."),
  PLATFORM: absent("(the sandbox's binding) belongs to development only."),
});
const schema = v.variant(
  "ENVIRONMENT",
  [developmentVars, productionVars],
  'must be "development" or "production".',
);

/** Parsed configurations by `env`, because `env` does not change while the Worker runs. */
const configurations = new WeakMap<object, Configuration | Misconfiguration>();

/** Returns the configuration, or all its problems. */
export function readConfiguration(env: object): Configuration | Misconfiguration {
  const cached = configurations.get(env);
  if (cached) return cached;
  const parsed = parse(env);
  configurations.set(env, parsed);
  return parsed;
}

function parse(env: object): Configuration | Misconfiguration {
  const development = "ENVIRONMENT" in env && env.ENVIRONMENT === "development";
  const result = v.safeParse(schema, env);
  if (!result.success) {
    const problems = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? "env"} ${issue.message}`,
    );
    return { development, problems };
  }
  const vars = result.output;
  const brand = brandAtStart(vars.BRAND, development);
  if ("problems" in brand) return { development, problems: brand.problems };
  const verification = verificationOf(vars, vars.SANDBOX_ORIGIN);
  if (typeof verification === "string") return { development, problems: [verification] };
  return {
    development,
    environment: vars.ENVIRONMENT,
    ...brand,
    platformOrigin: vars.PLATFORM_ORIGIN,
    sandboxOrigin: vars.SANDBOX_ORIGIN ?? null,
    viteOrigin: vars.VITE_ORIGIN ?? null,
    editorOrigin: vars.BRAND_EDITOR_ORIGIN ?? null,
    ownHosts: vars.OWN_HOSTS,
    hsts: vars.HSTS,
    sessionKeys: { current: vars.SESSION_KEY, previous: vars.SESSION_KEY_PREVIOUS ?? null },
    platformJwks: vars.PLATFORM_JWKS,
    timeoutFactor: vars.PLATFORM_PATIENCE,
    defaultPassword: vars.DEFAULT_PASSWORD || null,
    verification,
    firebaseEmulator: vars.FIREBASE_AUTH_EMULATOR ?? null,
    platform: vars.PLATFORM ?? null,
    sessions: vars.SESSIONS,
    limits: vars.LIMITS,
    search: vars.SEARCH,
    protection: vars.PROTECTION,
    popularity: vars.POPULARITY,
    preferences: vars.PREFERENCES,
    register: vars.REGISTER,
    exclusionKey: vars.EXCLUSION_KEY,
    audit: auditConfiguration(vars, vars.OPERATOR_KEY),
    agentFiles:
      vars.FILES && vars.FILE_BUCKET ? { stores: vars.FILES, bucket: vars.FILE_BUCKET } : null,
    reportAccess: vars.REPORT_ACCESS ?? null,
    localHook: vars.LOCAL_HOOK_ORIGIN ?? null,
    metrics: metricsConfiguration(vars),
    files: vars.ASSETS,
    rateLimit: vars.RATE_LIMIT ?? null,
  };
}

/** Returns the 500 response of a misconfigured Worker. It lists the problems in development only. */
export function configurationAnswer({ development, problems }: Misconfiguration): Response {
  const text = development
    ? `Portico is not configured rightly:\n${problems.map((problem) => `- ${problem}`).join("\n")}\n`
    : "Service unavailable.\n";
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status: 500, headers });
}
