import { spawn } from "node:child_process";
import { root } from "../house/sources.ts";

export interface Spawned {
  /** Everything it said so far. */
  text(): string;
  /** Waits until it said something that matches. */
  says(pattern: RegExp, withinMs?: number): Promise<string>;
  /** Sends Ctrl-C and returns the exit code. */
  interrupt(): Promise<number | null>;
}

/** Runs one of our commands as a person would, in a checkout of the repository, with its own ports. */
export function runCommand(script: string, env: Record<string, string>, checkout = root): Spawned {
  const child = spawn(process.execPath, [`${checkout}/scripts/${script}`], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      resolve(code);
      for (const listener of listeners) listener();
    });
  });
  return {
    text: () => said,
    says: (pattern, withinMs = 240_000) =>
      new Promise((resolve, reject) => {
        const give = (settle: () => void) => {
          clearTimeout(timer);
          listeners.delete(look);
          settle();
        };
        const fail = (why: string) =>
          give(() => reject(new Error(`${script} ${why} without saying ${pattern}:\n${said}`)));
        const look = () => {
          if (pattern.test(said)) give(() => resolve(said));
          else if (child.exitCode !== null) fail("ended");
        };
        const timer = setTimeout(() => fail("went on"), withinMs);
        listeners.add(look);
        look();
      }),
    async interrupt() {
      if (child.exitCode === null) child.kill("SIGINT");
      return ended;
    },
  };
}
