import { Log, LogLevel, Miniflare } from "miniflare";
import { at, privateDir } from "../command/paths.mjs";
import { runtimeLog } from "./log.mjs";
import { devSecrets, sandboxKeys } from "./secrets.mjs";
import { workerOptions } from "./worker-options.mjs";

/** The fields of `request.cf` in development, without a network request. */
const localCf = {
  country: "KR",
  regionCode: "11",
  region: "Seoul",
  city: "Seoul",
  timezone: "Asia/Seoul",
  httpProtocol: "HTTP/1.1",
  tlsVersion: "",
  asn: 0,
  colo: "ICN",
};

/**
 * @typedef {object} RuntimeOptions
 * @property {number} port of the portal; 0 picks a free one
 * @property {number} sandboxPort of the sandbox's pictures and game pages; 0 picks a free one
 * @property {string} [host] the address both listen on
 * @property {string | null} [state] folder of the Durable Objects; null keeps them in memory
 * @property {string} [environment] of wrangler.toml, such as "production"
 * @property {boolean} [dev] runs the bundle of `npm run dev`, without a cache of the data center: an answer of
 *   an earlier sandbox or gateway would hide an edit
 * @property {Record<string, string>} [vars] of the portal, over those of wrangler.toml
 * @property {Record<string, string>} [sandboxVars] of the sandbox
 * @property {Record<string, unknown>} [cf] over `localCf`
 * @property {import("./secrets.mjs").Secrets} [secrets]
 * @property {import("miniflare").WorkerOptions["outboundService"]} [outbound] who answers the portal's
 *   own `fetch`; the network when left out
 * @property {import("./log.mjs").Level} [level] of what is passed on to `write`
 * @property {(text: string) => void} [write]
 */

/**
 * Miniflare options of both Workers side by side, as `startRuntime` and hot reload need them.
 * @param {RuntimeOptions} options
 */
export function runtimeOptions(options) {
  const host = options.host ?? "127.0.0.1";
  const secrets = options.secrets ?? devSecrets();
  const publicOrigin = options.sandboxPort ? `http://localhost:${options.sandboxPort}` : undefined;
  const portal = portalOptions(options, secrets, publicOrigin);
  const sandbox = workerOptions({
    name: "portico-sandbox",
    config: "sandbox/wrangler.toml",
    built: "build/sandbox",
    main: "worker.js",
    bindings: {
      SANDBOX_SWITCHES: "1",
      SANDBOX_PRIVATE_JWKS: secrets.SANDBOX_PRIVATE_JWKS,
      ...(publicOrigin ? { PUBLIC_ORIGIN: publicOrigin } : {}),
      ...options.sandboxVars,
    },
  });
  return {
    host,
    port: options.port,
    cf: { ...localCf, ...options.cf },
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
    handleRuntimeStdio: runtimeLog(options.level ?? "warn", options.write ?? (() => {})),
    ...(options.state === null
      ? {}
      : {
          durableObjectsPersist: options.state ?? `${privateDir}/state`,
          r2Persist: `${options.state ?? `${privateDir}/state`}-r2`,
        }),
    workers: [
      {
        ...portal,
        cache: !options.dev,
        ...(options.outbound ? { outboundService: options.outbound } : {}),
      },
      { ...sandbox, unsafeDirectSockets: [{ host, port: options.sandboxPort }] },
    ],
  };
}

/**
 * Connects the portal to the sandbox if PLATFORM_ORIGIN is the sandbox's. Another platform is called over the network
 * with its own keys, without the sandbox's pictures and games.
 * @param {RuntimeOptions} options
 * @param {import("./secrets.mjs").Secrets} secrets
 * @param {string | undefined} publicOrigin
 */
function portalOptions(options, secrets, publicOrigin) {
  const production = options.environment === "production";
  /** @type {ReturnType<typeof workerOptions> & {serviceBindings?: Record<string, unknown>, assets?: {directory: string}}} */
  const portal = workerOptions({
    name: "portico",
    config: "wrangler.toml",
    built: production
      ? "build/production/worker"
      : options.dev
        ? "build/dev/worker"
        : "build/worker",
    main: "entry.worker.js",
    environment: options.environment,
    bindings: { SESSION_KEY: secrets.SESSION_KEY, EXCLUSION_KEY: secrets.EXCLUSION_KEY },
  });
  if (options.dev && portal.assets) portal.assets.directory = at("build/dev/client");
  const { bindings } = portal;
  const sandbox = isSandbox(options.vars?.PLATFORM_ORIGIN ?? bindings.PLATFORM_ORIGIN);
  bindings.PLATFORM_JWKS = sandbox ? sandboxKeys(secrets) : secrets.PLATFORM_JWKS;
  if (!sandbox) delete portal.serviceBindings?.PLATFORM;
  else if (publicOrigin && !options.environment) bindings.SANDBOX_ORIGIN = publicOrigin;
  Object.assign(bindings, options.vars);
  return portal;
}

/**
 * Returns the platform's origin, such as https://api.example.com; null if it is the sandbox.
 * @param {ReturnType<typeof runtimeOptions>} settings
 */
export function platformRequested({ workers }) {
  const { PLATFORM_ORIGIN } = workers[0]?.bindings ?? {};
  return isSandbox(PLATFORM_ORIGIN) ? null : PLATFORM_ORIGIN;
}

/** @param {string} platformOrigin */
const isSandbox = (platformOrigin) => /^http:\/\/[^/]+\.sandbox\.internal$/.test(platformOrigin);

/**
 * Starts both built Workers in one workerd. Resolves when the portal answers.
 * @param {RuntimeOptions} options
 */
export async function startRuntime(options) {
  const settings = runtimeOptions(options);
  const mf = new Miniflare(settings);
  const portal = await mf.ready;
  const sandbox = await mf.unsafeGetDirectURL("portico-sandbox");
  return {
    mf,
    /** Origins for the browser. `__Host-` cookies over http need localhost. */
    origin: `http://localhost:${portal.port}`,
    sandboxOrigin: `http://localhost:${sandbox.port}`,
    /** The platform that is called over the network; null if it is the sandbox. */
    platformOrigin: platformRequested(settings),
    stop: () => mf.dispose(),
  };
}
