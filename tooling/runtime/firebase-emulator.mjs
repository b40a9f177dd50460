import { fork } from "node:child_process";
import { at } from "../command/paths.mjs";
import { Refusal } from "../command/refusal.mjs";
import { ensureFirebase, hasFirebase } from "../test/firebase.mjs";

/** Time limit for loading the emulator on a busy machine, in ms. */
const limitMs = 120_000;

/**
 * Returns the Auth emulator of the portal (docs/social-sign-in.md): a running one, given by FIREBASE_AUTH_EMULATOR,
 * or with `--social` one that is started here and ends with the portal. Null for none.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} args
 * @param {(text: string) => void} say
 * @returns {Promise<{origin: string, stop(): void} | null>}
 * @throws {Refusal} when it can't be installed or does not start
 */
export async function emulatorFor({ FIREBASE_AUTH_EMULATOR: origin }, args, say) {
  if (origin) return { origin: origin.replace(/\/$/, ""), stop() {} };
  if (!args.includes("--social")) return null;
  await ensureFirebase(say);
  if (!hasFirebase())
    throw new Refusal("Firebase's emulator can't be installed; its reason stands above.");
  return startEmulator();
}

/** @returns {Promise<{origin: string, stop(): void}>} */
function startEmulator() {
  const child = fork(at("tests/firebase/emulator.mjs"), [], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    /** @param {string} what */
    const fail = (what) => {
      clearTimeout(timer);
      child.kill();
      reject(new Refusal(`Firebase's emulator ${what}.`));
    };
    const timer = setTimeout(() => fail("said nothing"), limitMs);
    child.once("error", (error) => fail(`did not start: ${error.message}`));
    child.once("exit", (code) => fail(`ended with ${code}`));
    child.once("message", (message) => {
      clearTimeout(timer);
      child.removeAllListeners("exit");
      const { port } = /** @type {{port: number}} */ (message);
      resolve({ origin: `http://localhost:${port}`, stop: () => child.disconnect() });
    });
  });
}
