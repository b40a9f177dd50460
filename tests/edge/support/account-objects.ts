/** Starts a Worker with the objects of accounts alone. */
import { build } from "esbuild";
import { Miniflare } from "miniflare";

export async function startAccountObjects() {
  const { outputFiles } = await build({
    entryPoints: ["tests/edge/support/protection-worker.ts"],
    tsconfig: "tsconfig.json",
    bundle: true,
    write: false,
    format: "esm",
    external: ["cloudflare:workers"],
  });
  const worker = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.js", contents: outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    durableObjects: { PROTECTION: { className: "ProtectionObject", useSQLite: true } },
  });
  await worker.ready;
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
