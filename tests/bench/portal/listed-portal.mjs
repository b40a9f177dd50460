import { freePort } from "../../../tooling/runtime/free-port.mjs";
import { startRuntime } from "../../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../../tooling/runtime/secrets.mjs";
import { startFront } from "../front.mjs";

/** @typedef {import("../front.mjs").Certificate} Certificate */

/** The operator's main host in the sandbox (D-23), whose pages may be indexed. */
const mainHost = "portico.example";

/** @param {Partial<import("../../../tooling/runtime/runtime.mjs").RuntimeOptions>} options */
const start = (options) =>
  startRuntime({
    port: 0,
    sandboxPort: 0,
    state: null,
    secrets: makeSecrets(),
    level: "error",
    write: (text) => process.stderr.write(`${text}\n`),
    ...options,
  });

/** @param {{origin: string}} portal */
const portOf = ({ origin }) => Number(new URL(origin).port);

/**
 * The built portal with all its pictures, over HTTP/2 and compressed as by an edge. It runs in development, where the
 * sandbox's pictures are shown, so it is never indexed.
 * @param {Certificate} certificate
 * @param {Record<string, string>} [headers] added to every request
 */
export async function startShownPortal(certificate, headers = {}) {
  const sandboxPort = await freePort();
  const media = await startFront(certificate, { port: sandboxPort });
  const runtime = await start({
    sandboxPort,
    vars: { SANDBOX_ORIGIN: media.origin },
    sandboxVars: { PUBLIC_ORIGIN: media.origin },
  });
  const front = await startFront(certificate, { port: portOf(runtime), headers });
  return {
    runtime,
    sandboxPort,
    pictures: media.origin,
    origin: front.origin,
    async stop() {
      front.stop();
      media.stop();
      await runtime.stop();
    },
  };
}

/**
 * The built portal as search engines see it (decision 0017): the production environment on the operator's own host. No
 * brand here has a host of pictures, so placeholders are shown. `resolver` is the browser's flag to resolve the host.
 * @param {Certificate} certificate
 */
export async function startListedPortal(certificate) {
  const runtime = await start({ environment: "production", outbound: "portico-sandbox" });
  const front = await startFront(certificate, { port: portOf(runtime) });
  return {
    origin: `https://${mainHost}`,
    resolver: `--host-resolver-rules=MAP ${mainHost} 127.0.0.1:${portOf(front)}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    async stop() {
      front.stop();
      await runtime.stop();
    },
  };
}
