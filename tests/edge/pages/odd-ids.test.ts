/** Games with non-numeric ids in the pages' own routes and forms (A39, S20, K10). */
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGameRef } from "../../../app/play/game-ref.ts";
import { build } from "../../../tooling/build/build.mjs";
import { freePort } from "../../../tooling/runtime/free-port.mjs";
import { runtimeOptions } from "../../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../../tooling/runtime/secrets.mjs";
import { mostPatient } from "../../support/portal.ts";
import { pageOwners, signIn } from "../../support/sign-in.mjs";

/** The last id is written as a number that a double can't represent. */
const oddIds = ["a/b", "007", "9007199254740993"];
const written = ['"a/b"', '"007"', "9007199254740993"];

interface Requested {
  path: string;
  nodeId: unknown;
}

/** A proxy of the sandbox that replaces the ids of the first three games of its first list. */
class OddPlatform {
  readonly requested: Requested[] = [];
  #real: number[] = [];
  #server: Server | null = null;

  async open(port: number, sandboxPort: number): Promise<void> {
    const server = createServer(async (requesting, answer) => {
      const body = this.#backward(await text(requesting));
      const path = this.#query(requesting.url ?? "");
      this.#note(path, body);
      const headers = { ...requesting.headers, "content-length": String(Buffer.byteLength(body)) };
      const onward = request({ port: sandboxPort, path, method: requesting.method, headers });
      onward.on("response", async (there: IncomingMessage) => {
        const said = this.#forward(await text(there));
        const stored = { ...there.headers, "content-length": String(Buffer.byteLength(said)) };
        answer.writeHead(there.statusCode ?? 500, stored).end(said);
      });
      onward.end(body);
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #note(path: string, body: string): void {
    const url = new URL(path, "http://platform.test");
    const inBody = body.startsWith("{") ? (JSON.parse(body) as { nodeId?: unknown }).nodeId : null;
    const real = Number(inBody ?? url.searchParams.get("nodeId"));
    const odd = oddIds[this.#real.indexOf(real)];
    if (odd) this.requested.push({ path: url.pathname.split("/").at(-1) ?? "", nodeId: odd });
  }

  /** Replaces the odd ids in a request by the sandbox's ids. */
  #backward(body: string): string {
    return oddIds.reduce(
      (said, odd, index) => said.replace(`"nodeId":"${odd}"`, `"nodeId":${this.#real[index]}`),
      body,
    );
  }

  #query(path: string): string {
    return oddIds.reduce(
      (said, odd, index) =>
        said.replace(`nodeId=${encodeURIComponent(odd)}`, `nodeId=${this.#real[index]}`),
      path,
    );
  }

  #forward(body: string): string {
    let said: unknown;
    try {
      said = JSON.parse(body);
    } catch {
      return body;
    }
    const { games } = (said as { value?: { games?: { nodeId: number }[] } }).value ?? {};
    if (this.#real.length === 0 && games) this.#real = games.slice(0, 3).map((game) => game.nodeId);
    const other = JSON.stringify(said, (name, value) => {
      const index = this.#real.indexOf(value);
      return index >= 0 && (name === "nodeId" || /^\d+$/.test(name)) ? `odd ${index}` : value;
    });
    return other.replace(/"odd (\d)"/g, (_all, index) => written[Number(index)] ?? "");
  }
}

const platform = new OddPlatform();
let runtime: Miniflare;
let origin = "";
let cookie = "";

beforeAll(async () => {
  if (!process.env.PORTICO_BUILT) await build({ say: () => {} });
  const [sandboxPort, platformPort] = [await freePort(), await freePort()];
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  runtime = new Miniflare(
    runtimeOptions({
      port: 0,
      sandboxPort,
      state: null,
      secrets: makeSecrets(),
      level: "error",
      vars: {
        PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}`,
        SANDBOX_ORIGIN: sandboxOrigin,
        PLATFORM_PATIENCE: mostPatient,
      },
    }),
  );
  origin = `http://localhost:${(await runtime.ready).port}`;
  await platform.open(platformPort, sandboxPort);
  cookie = await signIn({ origin, sandboxOrigin }, { world: "default" });
});
afterAll(async () => {
  platform.close();
  await runtime?.dispose();
});

function send(path: string, fields?: Record<string, string>) {
  const headers = { cookie, connection: "close", accept: "text/html" };
  const form = {
    origin,
    referer: `${origin}/rng`,
    "content-type": "application/x-www-form-urlencoded",
    "x-portico-owner": pageOwners.get(cookie) ?? "",
  };
  return fetch(origin + path, {
    redirect: "manual",
    ...(fields
      ? { method: "POST", headers: { ...headers, ...form }, body: new URLSearchParams(fields) }
      : { headers }),
  });
}

/** Returns the values of the game forms on a page, by game id. */
async function gamesOn(path: string): Promise<Map<string, string>> {
  const html = await (await send(path)).text();
  const values = [...html.matchAll(/name="game" value="([^"]+)"/g)].map(([, value]) => value ?? "");
  return new Map(values.map((value) => [readGameRef(value)?.id ?? "", value]));
}

describe("A39 a game with a non-numeric id", () => {
  it("is on its page with its exact id", async () => {
    expect([...(await gamesOn("/rng")).keys()]).toEqual(expect.arrayContaining(oddIds));
  });

  it("S20 K10 is added to the favourites without a script; three at once are sent one a second", async () => {
    const games = await gamesOn("/rng");
    const answers = await Promise.all(
      oddIds.map((id) => send("/favorites/toggle", { game: games.get(id) ?? "", favorite: "1" })),
    );
    expect(answers.map(({ headers }) => headers.get("location"))).toEqual(["/rng", "/rng", "/rng"]);
    const marked = platform.requested.filter(({ path }) => path === "MCSFE_addFavoriteGameV2");
    expect(marked.map(({ nodeId }) => nodeId).sort()).toEqual([...oddIds].sort());
    expect([...(await gamesOn("/favorite")).keys()]).toEqual(expect.arrayContaining(oddIds));
    const [first = ""] = oddIds;
    await send("/favorites/toggle", { game: games.get(first) ?? "", favorite: "0" });
    expect([...(await gamesOn("/favorite")).keys()]).not.toContain(first);
  });

  it.each(oddIds)("C32 %s is started by its form", async (id) => {
    const game = (await gamesOn("/rng")).get(id) ?? "";
    const started = await send("/play", { game, mode: "play", key: crypto.randomUUID() });
    expect(started.headers.get("location")).toMatch(/^\/seamless\?ticket=/);
    expect(platform.requested).toContainEqual({ path: "launchGame", nodeId: id });
    const page = await send(started.headers.get("location") ?? "");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<iframe");
    expect([...(await gamesOn("/recent")).keys()]).toContain(id);
  });
});
