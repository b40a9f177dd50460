import { runnerImport } from "vite";
import { at } from "../command/paths.mjs";

/** @typedef {import("./production-checks.mjs").Production} Production */

/** Placeholders for secrets, which can't be read back. */
const secrets = {
  SESSION_KEY: "stand-in for the secret that nobody reads",
  EXCLUSION_KEY: "stand-in for the key of excluded persons",
  PLATFORM_JWKS: '{"keys":[{"kty":"RSA","kid":"stand-in"}]}',
};

/**
 * Returns the environment that the Worker would start with.
 * @param {Production} config
 */
function environmentOf({ vars = {}, services = [], ...config }) {
  const objects = (config.durable_objects?.bindings ?? []).map(({ name }) => name);
  const limits = (config.ratelimits ?? []).map(({ name }) => name);
  const files = config.assets?.binding ? [config.assets.binding] : [];
  const bound = [...objects, ...limits, ...files, ...services.map(({ binding }) => binding)];
  return {
    ...secrets,
    ...(vars.TURNSTILE_SITE_KEY ? { TURNSTILE_SECRET_KEY: "0x4AAAAAAAstand-in-secret" } : {}),
    ...Object.fromEntries(bound.map((name) => [name, {}])),
    ...vars,
  };
}

/**
 * Returns the problems that the Worker's own validation (`app/edge/configuration/configuration.ts`) finds.
 * @param {Production} config the production environment as wrangler reads it
 * @param {readonly string[]} reported what was found already: no setting is named twice
 * @returns {Promise<string[]>} its sentences, each beginning with the name of a setting
 */
export async function workerFaults(config, reported = []) {
  /** @type {{module: typeof import("../../app/edge/configuration/configuration.ts")}} */
  const { module } = await runnerImport(at("app/edge/configuration/configuration.ts"), {
    configFile: false,
    root: at("."),
    logLevel: "error",
    resolve: { alias: { "~": at("app") } },
  });
  const read = module.readConfiguration(environmentOf(config));
  if (!("problems" in read)) return [];
  return read.problems.filter((problem) => {
    const [name = ""] = problem.split(" ");
    return !reported.some((fault) => fault.includes(name));
  });
}
