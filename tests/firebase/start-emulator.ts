import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Longest that a busy machine may take to load the emulator, in ms. */
const limitMs = 120_000;

export interface Emulator {
  /** Such as http://localhost:41234. */
  origin: string;
  stop(): void;
}

/**
 * Starts Firebase's Auth emulator on a free port.
 * @throws Error when it ends, or says nothing, before it listens
 */
export function startEmulator(): Promise<Emulator> {
  const path = fileURLToPath(new URL("emulator.mjs", import.meta.url));
  const child = fork(path, [], { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail("said nothing"), limitMs);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill();
      reject(new Error(`Firebase's emulator ${what}`));
    };
    child.once("error", (error) => fail(`did not start: ${error.message}`));
    child.once("exit", (code) => fail(`ended with ${code}`));
    child.once("message", ({ port }: { port: number }) => {
      clearTimeout(timer);
      child.removeAllListeners("exit");
      resolve({ origin: `http://localhost:${port}`, stop: () => child.disconnect() });
    });
  });
}
