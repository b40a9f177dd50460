/**
 * The home page, the member center and the agent center, each as one query to the gateway's HTTP handler: complete
 * without failures; with one failed platform call only its data is missing. The sandbox answers each page once; the runs
 * with a failure get the same responses again.
 */
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../gateway/catalogue/catalogue.ts";
import {
  agentCenter,
  type Example,
  homePage,
  memberCenter,
} from "../../../gateway/developer/playground/examples.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";
import { testScope } from "../../../gateway/testing/platform.ts";
import { startSandbox } from "../support/sandbox.ts";

const sandbox = await startSandbox();

const gateway = createGateway();

interface Page {
  name: string;
  username: string | null;
  example: Example;
}

const pages: Page[] = [
  { name: "home", username: null, example: homePage },
  { name: "member center", username: "player1", example: memberCenter },
  { name: "agent center", username: "agent1", example: agentCenter },
];

/** Data that is lost without an error: a picture has a fallback (E10), and most of C18 comes from other calls. */
const silent: Record<string, readonly string[]> = {
  C12: [".viewer.avatar"],
  C18: [".system.location", ".system.resources"],
};

interface Answer {
  status: number;
  data: Record<string, unknown> | null;
  errors: { path?: (string | number)[]; extensions: { code: string; requestId: string } }[];
}

/** A platform call as the page made it. */
interface Made {
  id: string;
  request: string;
  answer: string;
}

const requestOf = ({ method, url }: Request, sent: string) => {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search} ${sent}`;
};
const idOf = ({ method, url }: Request) =>
  catalogue.find((row) => row.method === method && row.path === new URL(url).pathname)?.id ??
  expect.fail(`no row for ${method} ${url}`);

/** Paths of all leaves with a value, without list positions. */
function filled(value: unknown, path = ""): Set<string> {
  const found = new Set<string>();
  if (value === null || value === undefined) return found;
  if (typeof value !== "object") return found.add(path);
  found.add(path);
  for (const [name, child] of Object.entries(value)) {
    const below = Array.isArray(value) ? path : `${path}.${name}`;
    for (const leaf of filled(child, below)) found.add(leaf);
  }
  return found;
}

/** The paths of the errors, in the form of `filled`. */
const errorPaths = ({ errors }: Answer) =>
  errors.map(({ path = [] }) =>
    path
      .filter((step) => typeof step === "string")
      .map((step) => `.${step}`)
      .join(""),
  );

describe.each(pages)("the $name", ({ name, username, example }) => {
  const slug = name.replace(" ", "-");
  // The ranges of records end now, so all runs have the same moment.
  const now = Date.now();
  let session: { token: string; account: SessionAccount } | undefined;
  let healthy: Answer;
  let made: Made[];

  /** Sends the page's query; its platform is `fetch` at an origin for which nothing is cached. */
  async function send(origin: string, fetch: (request: Request) => Promise<Response>) {
    const { platform } = sandbox.world(slug).visit().scope;
    const scope = testScope({
      platform: { ...platform, origin, fetch },
      session: session ?? {},
      now: () => now,
    });
    const request = new Request(`${scope.origin}/graphql`, {
      method: "POST",
      headers: { origin: scope.origin, "content-type": "application/json", "x-portico": "1" },
      body: JSON.stringify({ query: example.query }),
    });
    const answer = await gateway.handle(request, scope);
    const body = (await answer.json()) as Partial<Answer>;
    await scope.settled();
    return { status: answer.status, data: body.data ?? null, errors: body.errors ?? [] };
  }

  it("U26 U29 D-24 is one complete query, and makes no call twice", async () => {
    const world = sandbox.world(slug);
    if (username) {
      const role = username.startsWith("agent") ? "AGENT" : "MEMBER";
      const { token } = await world.signIn(username);
      const account = { id: "1", account: username, nickname: username, role, currency: "USD" };
      session = { token, account: { ...account, role, type: role === "AGENT" ? 1 : 0 } };
    }
    const { platform } = world.visit().scope;
    healthy = await send(platform.origin, platform.fetch);
    expect(healthy.errors).toEqual([]);
    expect(healthy.status).toBe(200);
    const empty = Object.entries(healthy.data ?? {}).filter(([, value]) => value === null);
    expect(empty.map(([field]) => field)).toEqual(username ? [] : ["viewer"]);
    made = world.exchanges.map(({ request, sent, answer }) => ({
      id: idOf(request),
      request: requestOf(request, sent),
      answer,
    }));
    const requests = made.map(({ request }) => request);
    expect(new Set(requests).size).toBe(requests.length);
    expect(made.length).toBeGreaterThan(4);
  });

  it("lacks only one part, whichever of its calls fails", async () => {
    const broken: [string, string[]][] = [];
    for (const id of new Set(made.map((call) => call.id))) broken.push([id, await oneFailing(id)]);
    expect(broken.filter(([, faults]) => faults.length > 0)).toEqual([]);
  });

  /** Problems of the response while this call fails. */
  async function oneFailing(id: string): Promise<string[]> {
    const { platform } = sandbox.world(slug).visit().scope;
    const answer = await send(`http://${slug}-${id}.test`, async (requested) => {
      if (idOf(requested) === id) return new Response("", { status: 500 });
      const request = requestOf(requested, await requested.clone().text());
      const known = made.find((call) => call.request === request);
      if (known) return new Response(known.answer);
      // A call that replaces the failed one.
      const { pathname, search } = new URL(requested.url);
      return platform.fetch(new Request(`${platform.origin}${pathname}${search}`, requested));
    });
    const has = filled(answer.data);
    const lost = [...filled(healthy.data)].filter((leaf) => !has.has(leaf));
    const paths = errorPaths(answer);
    const quiet = silent[id] ?? [];
    return [
      ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
      ...(paths.length > 0 || quiet.length > 0 ? [] : ["no error"]),
      // A failed call must not remove a part that combines several calls.
      ...paths.filter((path) => ["", ".viewer", ".system", ".wallet", ".agent"].includes(path)),
      ...lost.filter((leaf) => ![...paths, ...quiet].some((path) => leaf.startsWith(path))),
      ...answer.errors.flatMap(({ extensions: { code } }) =>
        code === "UPSTREAM_UNAVAILABLE" ? [] : [code],
      ),
    ];
  }
});
