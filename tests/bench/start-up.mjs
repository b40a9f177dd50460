import { at } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { makeSecrets } from "../../tooling/runtime/secrets.mjs";
import { bundleSize, modulesIn } from "../../tooling/worker/bundle-size.mjs";
import { classesOfObjects } from "./portal/lone-portal.mjs";
import { median, startWorkerd } from "./portal/workerd.mjs";

const bare = { "main.js": 'export default { fetch() { return new Response("ok"); } };' };
const rounds = 7;

/**
 * The Worker's size, and the time from starting workerd to its first response, compared with a bare Worker that is
 * started alternately.
 * @returns {Promise<{bytes: number, gzip: number, startMs: number, bareMs: number, ratio: number}>}
 */
export async function startUp() {
  const { SESSION_KEY, EXCLUSION_KEY, PLATFORM_JWKS } = makeSecrets();
  const portal = {
    code: modulesIn(at("build/worker"), "entry.worker.js"),
    path: "/healthz",
    vars: {
      ENVIRONMENT: "production",
      BRAND: "aurora",
      PLATFORM_ORIGIN: "https://platform.example.com",
      SESSION_KEY,
      EXCLUSION_KEY,
      PLATFORM_JWKS,
    },
    files: { ASSETS: at("build/pages/client") },
    objects: classesOfObjects(),
  };
  /** @type {{portal: number[], bare: number[]}} */
  const times = { portal: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await once({ code: bare }));
    times.portal.push(await once(portal));
  }
  const startMs = median(times.portal);
  const bareMs = median(times.bare);
  return {
    ...bundleSize(at("build/production/worker"), "entry.worker.js"),
    startMs,
    bareMs,
    ratio: startMs / bareMs,
  };
}

/** @param {Omit<Parameters<typeof startWorkerd>[0], "port">} worker */
async function once(worker) {
  const { ms, stop } = await startWorkerd({ ...worker, port: await freePort() });
  await stop();
  return ms;
}
