import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions as fromConfig } from "wrangler";
import { at } from "../../../tooling/command/paths.mjs";

/** The path of the workerd that Miniflare starts, in the version that Miniflare uses. @type {string} */
const workerdPath = createRequire(createRequire(import.meta.url).resolve("miniflare"))(
  "workerd",
).default;

/** Compatibility date and flags of the deployed portal; the Workers that it is compared with get the same. */
const { compatibilityDate, compatibilityFlags } = fromConfig(at("wrangler.toml")).workerOptions;

/** @param {unknown} value */
const text = (value) => JSON.stringify(value);

/**
 * A workerd configuration of one Worker on one socket, as text; it is measured without Miniflare.
 * @param {{port: number, code: Record<string, string>, vars?: Record<string, string>, objects?: Record<string, string>,
 *   services?: Record<string, string>, files?: Record<string, string>, heapMb?: number}} worker `code` is the text of
 *   each module by its name, the main one first; `services` are bindings to addresses (host:port), `files` are bindings
 *   to folders, `objects` are Durable Object bindings to their classes, `heapMb` is the heap limit for young and old
 *   objects
 * @param {string} folder where the Durable Objects' SQLite files are stored
 */
function configuration(
  { port, code, vars = {}, objects = {}, services = {}, files = {}, heapMb },
  folder,
) {
  const bindings = [
    ...Object.entries(vars).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
    ...Object.entries(objects).map(
      ([name, type]) => `(name = ${text(name)}, durableObjectNamespace = ${text(type)})`,
    ),
    ...Object.keys({ ...services, ...files }).map(
      (name) => `(name = ${text(name)}, service = ${text(name)})`,
    ),
  ];
  const modules = Object.keys(code).map(
    (name) => `(name = ${text(name)}, esModule = embed ${text(name)})`,
  );
  const namespaces = Object.values(objects).map(
    (type) => `(className = ${text(type)}, uniqueKey = ${text(type)}, enableSql = true)`,
  );
  const disk = `(name = "disk", disk = (path = ${text(folder)}, writable = true))`;
  const outside = Object.entries(services).map(
    ([name, address]) =>
      `(name = ${text(name)}, external = (address = ${text(address)}, http = ()))`,
  );
  const folders = Object.entries(files).map(
    ([name, path]) => `(name = ${text(name)}, disk = (path = ${text(path)}))`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  ${heapMb ? `v8Flags = ["--max-heap-size=${heapMb}"],` : ""}
  services = [ ${['(name = "main", worker = .main)', disk, ...folders, ...outside].join(", ")} ],
  sockets = [ (name = "http", address = "127.0.0.1:${port}", http = (), service = "main") ]
);
const main :Workerd.Worker = (
  modules = [ ${modules.join(", ")} ],
  compatibilityDate = ${text(compatibilityDate)},
  compatibilityFlags = ${text(compatibilityFlags)},
  bindings = [ ${bindings.join(", ")} ],
  durableObjectNamespaces = [ ${namespaces.join(", ")} ],
  ${namespaces.length > 0 ? 'durableObjectStorage = (localDisk = "disk"),' : ""}
);
`;
}

/** Files in memory, where the system has such a folder (Linux). */
const memoryFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/**
 * Starts workerd with one Worker and waits for its first response.
 * @param {Parameters<typeof configuration>[0] & {path?: string, inMemory?: boolean}} worker `path` is the first requested
 *   path; `inMemory` keeps the objects' files in memory, so that this machine's disk is not measured
 * @returns the time from the start of the process to the first response in ms, and a function that ends it
 */
export async function startWorkerd({ path = "/", inMemory = false, ...worker }) {
  const folder = mkdtempSync(join(inMemory ? memoryFolder : tmpdir(), "portico-bench-"));
  for (const [name, content] of Object.entries(worker.code)) {
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, "config.capnp"), configuration(worker, folder));
  const started = performance.now();
  // workerd uses the new module registry only with this flag; Cloudflare and Miniflare set it.
  const child = spawn(workerdPath, ["serve", "--experimental", join(folder, "config.capnp")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    complaints += chunk;
  });
  const origin = `http://127.0.0.1:${worker.port}`;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (;;) {
    const answer = await fetch(origin + path).catch(() => null);
    if (answer) {
      const ms = performance.now() - started;
      const body = await answer.text();
      if (answer.ok) return { ms, origin, pid: child.pid, stop };
      await stop();
      throw new Error(`The Worker answered ${answer.status} to ${path}: ${body.slice(0, 500)}`);
    }
    if (child.exitCode !== null || performance.now() - started > 15_000) {
      await stop();
      throw new Error(`workerd did not start: ${complaints.slice(0, 2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/**
 * CPU time of a process's threads so far, in ms. It comes from the scheduler's counters in nanoseconds, because the
 * process's own figure has steps of 10 ms, a sixth of the time of 24 of the cheapest responses.
 * @param {number | undefined} pid of a process whose threads live as long as the process (Linux)
 */
export function cpuOf(pid) {
  const folder = `/proc/${pid}/task`;
  const spent = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return spent.reduce((sum, ns) => sum + ns, 0) / 1e6;
}

/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
