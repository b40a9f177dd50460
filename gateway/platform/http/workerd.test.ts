import { Miniflare, Response as WorkerdResponse } from "miniflare";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testKeys } from "../../testing/platform.ts";

interface View {
  answers?: unknown;
  failure?: string;
  stats: { calls: number; fresh: number; joined: number };
}

const keys = await testKeys();
const requested: { world: string; path: string; body: string }[] = [];
/** The platform awaits this before it responds. */
let gate: Promise<void> = Promise.resolve();
let workerd: Miniflare;

async function platform(request: { url: string; text(): Promise<string> }) {
  const url = new URL(request.url);
  const world = url.hostname.split(".")[0] ?? "";
  requested.push({ world, path: url.pathname, body: await request.text() });
  await gate;
  if (url.pathname === "/wps/redirect") {
    return new WorkerdResponse(null, { status: 302, headers: { location: "/wps/home/1" } });
  }
  if (url.pathname === "/wps/big") {
    // Letters of three bytes, so that some are split between two chunks.
    const value = "한".repeat(Number(url.searchParams.get("letters")));
    return WorkerdResponse.json({ success: true, value });
  }
  return WorkerdResponse.json({ success: true, value: { path: url.pathname } });
}

/** The client as one module, bundled like the Worker. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker", resolve: { conditions: ["workerd", "worker"] } },
    build: {
      ssr: new URL("../../testing/worker.ts", import.meta.url).pathname,
      write: false,
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("nothing was built");
  return chunk.code;
}

beforeAll(async () => {
  const script = await bundle();
  const worker = (name: string) => ({
    name,
    modules: true,
    script,
    compatibilityDate: "2026-04-01",
    bindings: { JWKS: keys.jwks },
    serviceBindings: {
      PLATFORM: platform,
    },
  });
  workerd = new Miniflare({
    host: "127.0.0.1",
    workers: [worker("portal"), worker("neighbour")],
  });
  await workerd.ready;
});
afterAll(() => workerd?.dispose());

async function view(path: string, world: string, name = "portal", more = ""): Promise<View> {
  const worker = await workerd.getWorker(name);
  const response = await worker.fetch(`https://portal.test${path}?world=${world}${more}`);
  return (await response.json()) as View;
}
const callsOf = (world: string) => requested.filter((call) => call.world === world);

describe("the platform client in workerd", () => {
  it("A12 encrypts in several requests with a key that the first imported", async () => {
    await Promise.all([view("/login", "sealed"), view("/login", "sealed")]);
    expect(await view("/login", "sealed")).toHaveProperty("answers");
    const bodies = callsOf("sealed").map((call) => call.body);
    expect(bodies).toHaveLength(3);
    for (const body of bodies) expect((await keys.open(body)).body).toEqual({ username: "player" });
  });

  it("a hundred concurrent page views make nine calls with a cold cache, and none with a warm one", async () => {
    const views = await Promise.all(Array.from({ length: 100 }, () => view("/home", "cold")));
    const expected = Array.from({ length: 9 }, (_, i) => ({ path: `/wps/home/${i}` }));
    for (const { answers } of views) expect(answers).toEqual(expected);
    expect(callsOf("cold")).toHaveLength(9);
    expect((await view("/home", "cold")).stats).toMatchObject({ calls: 0, fresh: 9 });
    expect(callsOf("cold")).toHaveLength(9);
  });

  it("another isolate finds the responses in the Cache API", async () => {
    await view("/home", "shared");
    expect(callsOf("shared")).toHaveLength(9);
    await expect
      .poll(async () => (await view("/home", "shared", "neighbour")).stats)
      .toMatchObject({ calls: 0, fresh: 9 });
    expect(callsOf("shared").length).toBeLessThan(18);
  });

  it("visitors who wait for another visitor's fetch are served when that visitor leaves", async () => {
    let answerNow = () => {};
    gate = new Promise((resolve) => {
      answerNow = resolve;
    });
    const address = await workerd.ready;
    const leaver = new AbortController();
    const url = new URL("/home?world=left", address);
    const left = fetch(url, { signal: leaver.signal }).catch((error: Error) => error.name);
    await expect.poll(() => callsOf("left").length).toBeGreaterThan(0);
    const views = Array.from({ length: 20 }, () => view("/home", "left"));
    leaver.abort();
    expect(await left).toBe("AbortError");
    answerNow();
    for (const { answers } of await Promise.all(views)) expect(answers).toHaveLength(9);
    expect(callsOf("left")).toHaveLength(9);
  });

  it("reads a response of many chunks completely, and none beyond its maximum size", async () => {
    const many = await view("/big", "big", "portal", "&letters=100000");
    expect(many.answers).toBe("한".repeat(100_000));
    const tooMany = await view("/big", "big", "portal", "&letters=400000");
    expect(tooMany).toMatchObject({ failure: "UPSTREAM_BAD_RESPONSE" });
  });

  it("a redirect is not followed", async () => {
    expect(await view("/redirect", "moved")).toMatchObject({ failure: "UPSTREAM_BAD_RESPONSE" });
    expect(callsOf("moved")).toHaveLength(1);
  });
});
