/**
 * What is looked at of the production environment, as wrangler reads it.
 * @typedef {{
 *   vars?: Record<string, unknown>,
 *   services?: {binding: string, service: string}[],
 *   durable_objects?: {bindings: {name: string, class_name?: string}[]},
 *   assets?: {binding?: string},
 *   workers_dev?: boolean,
 *   preview_urls?: boolean,
 *   limits?: {cpu_ms?: number},
 *   ratelimits?: {name: string, simple?: {limit?: number, period?: number}}[],
 *   observability?: Logging & {logs?: Logging & {invocation_logs?: boolean}},
 * }} Production
 * @typedef {{enabled?: boolean, head_sampling_rate?: number}} Logging
 */

/** Set with `wrangler secret put NAME --env production`; the Worker refuses to start without them. */
const neededSecrets = ["SESSION_KEY", "EXCLUSION_KEY", "PLATFORM_JWKS"];

/** The public and the secret key of human verification (A16): both or neither. */
const humanSecret = "TURNSTILE_SECRET_KEY";
const humanService = "https://challenges.cloudflare.com";

/** Optional secrets, which must not be plain variables either. */
const optionalSecrets = ["SESSION_KEY_PREVIOUS", "DEFAULT_PASSWORD"];

const developmentVars = /^(SANDBOX_|VITE_|DEV_|FIREBASE_AUTH_EMULATOR$)/;
const neededObjects = { SESSIONS: "SessionObject", LIMITS: "LimitObject" };

/**
 * Returns the mistakes of a production configuration, one sentence each; none means that it may be deployed.
 * @param {Production} config the production environment as wrangler reads it
 * @param {{dryRun: boolean}} options a dry run may keep the example's platform origin
 * @returns {string[]}
 */
export function configurationFaults(config, { dryRun }) {
  const vars = config.vars ?? {};
  const faults = [];
  if (vars.ENVIRONMENT !== "production") {
    faults.push(`ENVIRONMENT must be "production", not ${JSON.stringify(vars.ENVIRONMENT)}.`);
  }
  for (const { binding, service } of config.services ?? []) {
    faults.push(`The service binding ${binding} → ${service} must go: production has no sandbox.`);
  }
  for (const name of Object.keys(vars).filter((each) => developmentVars.test(each))) {
    faults.push(`The development variable ${name} must go.`);
  }
  for (const name of [...neededSecrets, ...optionalSecrets, humanSecret].filter(
    (each) => each in vars,
  )) {
    faults.push(
      `${name} is a secret: take it out of [env.production.vars] and use wrangler secret put.`,
    );
  }
  if (typeof vars.BRAND !== "string" || vars.BRAND === "") faults.push("BRAND names no brand.");
  const patience = Number(vars.PLATFORM_PATIENCE ?? 1);
  if (!(patience >= 1 && patience <= 4)) {
    faults.push("PLATFORM_PATIENCE must be a number from 1 to 4, or left out.");
  }
  faults.push(...originFaults(vars.PLATFORM_ORIGIN, dryRun), ...humanFaults(vars));
  const objects = config.durable_objects?.bindings ?? [];
  for (const [name, className] of Object.entries(neededObjects)) {
    if (!objects.some((each) => each.name === name && each.class_name === className)) {
      faults.push(`The Durable Object binding ${name} → ${className} is missing.`);
    }
  }
  if (config.assets?.binding !== "ASSETS") faults.push("The assets binding ASSETS is missing.");
  return [...faults, ...doorFaults(config), ...limitFaults(config), ...logFaults(config)];
}

/**
 * Checks that Cloudflare's own hosts are off, because they would bypass whatever protects the operator's hosts.
 * @param {Production} config
 */
function doorFaults(config) {
  /** @type {("workers_dev" | "preview_urls")[]} */
  const doors = ["workers_dev", "preview_urls"];
  return doors
    .filter((name) => config[name] !== false)
    .map((name) => `${name} must be false: the portal answers on the operator's own hosts only.`);
}

/**
 * Checks the limits for one request and one visitor.
 * @param {Production} config
 */
function limitFaults({ limits, ratelimits = [] }) {
  const faults = [];
  const cpuMs = limits?.cpu_ms ?? 0;
  if (!(cpuMs > 0 && cpuMs <= 5000)) {
    faults.push("limits.cpu_ms must bound a request's processor time (1 to 5000 ms).");
  }
  const ring = ratelimits.find(({ name }) => name === "RATE_LIMIT")?.simple;
  // A lower limit would block people who share the address of a mobile network.
  if (!((ring?.limit ?? 0) >= 300 && ring?.period === 60)) {
    faults.push(
      "The rate-limit binding RATE_LIMIT (simple: a limit of at least 300, a period of 60) is missing.",
    );
  }
  return faults;
}

/**
 * Checks that all log lines of the portal are stored, and no invocation logs.
 * @param {Production} config
 */
function logFaults({ observability }) {
  const { logs } = observability ?? {};
  if (!(observability?.enabled && logs?.enabled !== false)) {
    return ["observability must be enabled: security events are lines of the log."];
  }
  const faults = [];
  if ([observability, logs].some((each) => (each?.head_sampling_rate ?? 1) !== 1)) {
    faults.push("observability must keep every line: head_sampling_rate is 1.");
  }
  if (logs?.invocation_logs !== false) {
    faults.push(
      "observability.logs.invocation_logs must be false: those lines hold queries and headers of visitors.",
    );
  }
  return faults;
}

/**
 * @param {unknown} given
 * @param {boolean} dryRun
 * @returns {string[]}
 */
function originFaults(given, dryRun) {
  const text = String(given);
  let url;
  try {
    url = new URL(text);
  } catch {
    return [`PLATFORM_ORIGIN is no origin: ${JSON.stringify(given)}.`];
  }
  if (url.protocol !== "https:") return [`PLATFORM_ORIGIN must be https, not ${text}.`];
  if (url.origin !== text) return [`PLATFORM_ORIGIN must be an origin without a path: ${text}.`];
  const reserved = /(^|\.)(localhost|internal|test|invalid|local)$/.test(url.hostname);
  if (reserved) return [`PLATFORM_ORIGIN ${text} is no host of the internet.`];
  if (/(^|\.)example\.(com|org|net)$/.test(url.hostname) && !dryRun) {
    return [`PLATFORM_ORIGIN is still the example's ${text}; set your platform's origin.`];
  }
  return [];
}

/** @param {Record<string, unknown>} vars */
function humanFaults({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_ORIGIN: origin = humanService }) {
  const faults = [];
  if (origin !== humanService) faults.push(`TURNSTILE_ORIGIN must be ${humanService} or left out.`);
  if (/^[123]x0+[A-F]{2}$/.test(String(siteKey ?? ""))) {
    faults.push("TURNSTILE_SITE_KEY is one of Turnstile's public testing keys: it checks nobody.");
  }
  return faults;
}

/**
 * Returns the secrets that this configuration needs.
 * @param {Production} config the production environment as wrangler reads it
 * @returns {string[]}
 */
export function secretsOf({ vars = {} }) {
  return vars.TURNSTILE_SITE_KEY ? [...neededSecrets, humanSecret] : neededSecrets;
}

/**
 * @param {{name: string}[]} present as `wrangler secret list` names them
 * @param {Production} config the production environment as wrangler reads it
 * @returns {string[]} a sentence per secret that is missing, or has no use
 */
export function secretFaults(present, config) {
  const names = present.map(({ name }) => name);
  const needed = secretsOf(config);
  const missing = needed
    .filter((name) => !names.includes(name))
    .map(
      (name) => `The secret ${name} is missing: npx wrangler secret put ${name} --env production`,
    );
  if (needed.includes(humanSecret) || !names.includes(humanSecret)) return missing;
  return [...missing, `The secret ${humanSecret} is set, and TURNSTILE_SITE_KEY is not.`];
}

/** Texts that occur only in development code. */
const developmentTraces = {
  "/__sandbox": "the sandbox",
  SANDBOX_PRIVATE_JWKS: "the sandbox",
  "/dev/": "a developers' page",
  "/playground/": "the playground",
};

/**
 * @param {string} code the bundled Worker
 * @returns {string[]} a sentence for each trace in it of what only development has
 */
export function bundleFaults(code) {
  return Object.entries(developmentTraces)
    .filter(([trace]) => code.includes(trace))
    .map(([trace, what]) => `The bundle contains ${trace}: ${what} must not be part of it.`);
}

/**
 * @param {string[]} names what is uploaded beside the Worker: the top level of the folder
 * @returns {string[]} a sentence for each that only development has
 */
export function fileFaults(names) {
  return names
    .filter((name) => name === "playground")
    .map((name) => `The files contain ${name}/: it belongs to development only.`);
}
