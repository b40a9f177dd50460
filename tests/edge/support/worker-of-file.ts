import { build } from "esbuild";
import { Miniflare, type WorkerOptions } from "miniflare";
import { afterAll } from "vitest";

type Bindings = Omit<WorkerOptions, "modules" | "script" | "scriptPath" | "compatibilityDate">;

/** Starts a Worker of `tests/edge/support`; the caller stops it. */
export async function bootWorker(name: string, bindings: Bindings): Promise<Miniflare> {
  const { outputFiles } = await build({
    entryPoints: [`tests/edge/support/${name}.ts`],
    tsconfig: "tsconfig.json",
    bundle: true,
    write: false,
    format: "esm",
    external: ["cloudflare:workers"],
  });
  const worker = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.js", contents: outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    ...bindings,
  });
  await worker.ready;
  return worker;
}

/** A Worker of this test file alone, which stops after its last test. */
export async function workerOfFile(name: string, bindings: Bindings): Promise<Miniflare> {
  const worker = await bootWorker(name, bindings);
  afterAll(() => worker.dispose());
  return worker;
}
