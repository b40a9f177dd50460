/** Starts the portal with a first module that counts the calls to each Durable Object. */
import { Miniflare } from "miniflare";
import { build } from "../../../tooling/build/build.mjs";
import { at } from "../../../tooling/command/paths.mjs";
import { freePort } from "../../../tooling/runtime/free-port.mjs";
import { runtimeOptions } from "../../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../../tooling/runtime/secrets.mjs";
import { mostPatient } from "../../support/portal.ts";

const countsPath = "/__object-calls";

/** Passes every request on. `countsPath` answers the calls since it was last read. */
const countingModule = `
import portal from "./entry.worker.js";
export * from "./entry.worker.js";

let calls = [];
const counted = (binding, object) =>
  new Proxy(object, {
    get(stub, method) {
      // An object is no promise, so it has no "then".
      if (typeof stub[method] !== "function") return undefined;
      return (...args) => {
        // The account's object has one method, which the name of a call is passed to.
        calls.push(binding + "." + (method === "call" ? args[0] : method));
        return stub[method](...args);
      };
    },
  });
const counting = (binding, objects) => ({
  getByName: (name) => counted(binding, objects.getByName(name)),
});
export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "${countsPath}") {
      const answer = Response.json(calls.sort());
      calls = [];
      return answer;
    }
    const { OBJECTS, ...others } = env;
    const objects = OBJECTS.map((binding) => [binding, counting(binding, env[binding])]);
    return portal.fetch(request, { ...others, ...Object.fromEntries(objects) }, ctx);
  },
};
`;

export async function bootCounted() {
  if (!process.env.PORTICO_BUILT) await build({ say: () => {} });
  const settings = runtimeOptions({
    port: 0,
    sandboxPort: await freePort(),
    state: null,
    secrets: makeSecrets(),
    vars: { PLATFORM_PATIENCE: mostPatient },
    level: "error",
    write: (text) => process.stderr.write(`${text}\n`),
  });
  const [portal, sandbox] = settings.workers;
  if (!portal || !sandbox) throw new Error("There are two Workers");
  const mf = new Miniflare({
    ...settings,
    workers: [
      {
        ...portal,
        bindings: {
          ...portal.bindings,
          OBJECTS: "durableObjects" in portal ? Object.keys(portal.durableObjects ?? {}) : [],
        },
        modules: [
          {
            type: "ESModule",
            path: at("build/worker/counting.js"),
            contents: countingModule,
          },
          ...portal.modules,
        ],
      },
      sandbox,
    ],
  });
  const { port } = await mf.ready;
  const { port: sandboxPort } = await mf.unsafeGetDirectURL("portico-sandbox");
  const origin = `http://localhost:${port}`;
  return {
    origin,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    /** The calls since the last time, such as `SESSIONS.open`, in alphabetical order. */
    calls: async () => (await (await fetch(origin + countsPath)).json()) as string[],
    stop: () => mf.dispose(),
  };
}
