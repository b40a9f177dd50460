import { freePort } from "../../tooling/runtime/free-port.mjs";
import { startRuntime } from "../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../tooling/runtime/secrets.mjs";

/** Starts both built Workers on free ports with their own state; they log errors only. */
export async function benchPortal() {
  return startRuntime({
    port: 0,
    sandboxPort: await freePort(),
    state: null,
    secrets: makeSecrets(),
    level: "error",
    write: (text) => process.stderr.write(`${text}\n`),
  });
}
