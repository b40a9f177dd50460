/** Starts a Worker with the objects of accounts alone. */
import { bootWorker } from "./worker-of-file.ts";

export async function startAccountObjects() {
  const worker = await bootWorker("protection-worker", {
    durableObjects: { PROTECTION: { className: "ProtectionObject", useSQLite: true } },
  });
  /** Runs a method of an account's object. */
  async function run(account: string, method: string, ...args: unknown[]): Promise<unknown> {
    const body = JSON.stringify({ account, method, args });
    const answer = await worker.dispatchFetch("http://test/", { method: "POST", body });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
  return {
    run,
    /** Calls an account as a request does. */
    call: (account: string, method: string, ...args: unknown[]) =>
      run(account, "call", method, args),
    stop: () => worker.dispose(),
  };
}
