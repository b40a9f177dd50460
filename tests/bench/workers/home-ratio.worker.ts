/**
 * The Worker that `npm run bench` measures: the home page's queries through the gateway in process with cold caches, or
 * the same platform calls as bare fetches. It runs in workerd itself.
 */
import persisted from "../../../app/graphql/generated/persisted-documents.json";
import { aurora } from "../../../brands/aurora.ts";
import { pickLanguage } from "../../../brands/index.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import type { Executor } from "../../../gateway/graphql/compiled/executor.ts";
import { createInProcess } from "../../../gateway/graphql/in-process.ts";
import { testScope } from "../../../gateway/testing/platform.ts";

interface Env {
  PLATFORM: { fetch(request: Request): Promise<Response> };
  /** Name and variables of each operation that a guest's home page runs, as a JSON list. */
  OPERATIONS: string;
}

// Plain workerd has no Cache API: every use of it fails, and the errors would distort the measurement.
Object.defineProperty(globalThis, "caches", { value: undefined });

const gateway = createGateway({ persisted });
/** A brand as in production, whose pictures are on other hosts. */
const brand = { ...aurora, hosts: { ...aurora.hosts, images: ["https://img.bench.example"] } };
/** The calls of the bare comparison, as the first run of the gateway made them. */
let plan: { url: string; headers: [string, string][] }[] = [];

/** The last responses, to measure a page whose values are all cached. */
let finished: unknown = null;

/** Looked up once, as a page imports its documents. */
const documents = new Map(
  Object.entries(persisted).map(([hash, text]) => [
    /\b(?:query|mutation) (\w+)/.exec(text)?.[1],
    { __meta__: { hash } },
  ]),
);

interface View {
  /** Part of every shared key: a page view with its own region has a cold cache. */
  region: string;
  /** Part of the section cache's keys only: a page view with its own value finds cached rows but no cached section. */
  currency: string;
  executor: Executor;
}

async function throughGateway(env: Env, view: View, waitUntil: (work: Promise<unknown>) => void) {
  const wanted: [string, object][] = JSON.parse(env.OPERATIONS);
  const scope = testScope({
    brand,
    language: { ...pickLanguage(brand, "en"), currency: view.currency },
    regionClass: view.region,
    development: false,
    platform: {
      fetch: (request) => env.PLATFORM.fetch(request),
      origin: "http://bench.sandbox.internal",
      sandboxOrigin: null,
    },
  });
  const client = createInProcess(gateway, { ...scope, waitUntil }, view.executor);
  const answers = await Promise.all(
    wanted.map(([name, variables]) => {
      const found = documents.get(name);
      if (!found) throw new Error(`There is no operation ${name}`);
      return client.execute(found as never, variables);
    }),
  );
  finished = answers;
  return Response.json(answers);
}

/** The same calls with limited concurrency: all at once, or six, the edge's limit of calls waiting for headers. */
async function byHand(env: Env, atOnce: number) {
  const values: unknown[] = [];
  const left = [...plan.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, { url, headers }] = next;
      const answer = await env.PLATFORM.fetch(new Request(url, { headers }));
      values[index] = await answer.json();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return Response.json(values);
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    const executor = pathname.endsWith("-graphql-js") ? "graphql-js" : "compiled";
    const usual = { region: "warm", currency: "USD", executor } as const;
    const way = pathname.replace("-graphql-js", "");
    if (way === "/gateway") return throughGateway(env, { ...usual, region: search }, waitUntil);
    if (way === "/rows") return throughGateway(env, { ...usual, currency: search }, waitUntil);
    if (way === "/warm") return throughGateway(env, usual, waitUntil);
    if (pathname === "/finished") return Response.json(finished);
    if (pathname === "/bare") return byHand(env, plan.length);
    if (pathname === "/six") return byHand(env, 6);
    if (pathname === "/plan") plan = await request.json();
    return new Response("ok");
  },
};
