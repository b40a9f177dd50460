/** A platform that can go down: a real port in front of the sandbox. */
import { connect, createServer, type Server, type Socket } from "node:net";
import { Miniflare } from "miniflare";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { runtimeOptions } from "../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../tooling/runtime/secrets.mjs";
import type { Portal } from "../support/portal.ts";
import { portalAt } from "../support/portal.ts";
import { worldAt } from "../support/world.ts";

export interface RefusingPortal {
  /** The Workers' log, one entry per line. */
  lines: string[];
  /** The traffic with the platform in both directions, as text. */
  traffic(): string;
  /** The key that encrypts tokens. */
  sessionKey: string;
  /** Its platform is the world `default`, whatever world a visitor selects. */
  portal: Portal;
  /** From now on new connections are refused and open ones are closed. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Starts both Workers without the service binding between them: the platform is a port of this test. */
export async function bootBehindPort(): Promise<RefusingPortal> {
  const [sandboxPort, platformPort] = [await freePort(), await freePort()];
  const secrets = makeSecrets();
  const lines: string[] = [];
  const options = runtimeOptions({
    port: 0,
    sandboxPort,
    state: null,
    secrets,
    level: "debug",
    vars: {
      PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}`,
      SANDBOX_ORIGIN: `http://localhost:${sandboxPort}`,
    },
    write: (text: string) => void lines.push(text),
  });
  const runtime = new Miniflare(options);
  const origin = `http://localhost:${(await runtime.ready).port}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const open = portalAt(origin, sandboxOrigin);
  const door = new Door(platformPort, sandboxPort);
  await door.open();
  return {
    lines,
    traffic: () => door.seen.join(""),
    sessionKey: secrets.SESSION_KEY,
    portal: {
      ...open,
      fetch: (path, { as: _nobody, ...init } = {}) => open.fetch(path, init),
      graphql: (query, { as: _nobody, ...options } = {}) => open.graphql(query, options),
      world: () => worldAt(sandboxOrigin, "default"),
      async stop() {
        await door.shut();
        await runtime.dispose();
      },
    },
    shut: () => door.shut(),
    open: () => door.open(),
  };
}

/** Forwards bytes to the sandbox while it is open. */
class Door {
  readonly seen: string[] = [];
  #server: Server | null = null;
  #sockets = new Set<Socket>();

  constructor(
    readonly port: number,
    readonly behind: number,
  ) {}

  open(): Promise<void> {
    const server = createServer((visitor) => {
      const platform = connect(this.behind, "127.0.0.1");
      for (const socket of [visitor, platform]) {
        this.#sockets.add(socket);
        // Closing a connection is an error for its reader.
        socket.on("error", () => socket.destroy());
        socket.on("close", () => this.#sockets.delete(socket));
        socket.on("data", (bytes: Buffer) => this.seen.push(bytes.toString("latin1")));
      }
      visitor.on("close", () => platform.destroy());
      platform.on("close", () => visitor.destroy());
      visitor.pipe(platform).pipe(visitor);
    });
    this.#server = server;
    return new Promise((resolve) => server.listen(this.port, "127.0.0.1", resolve));
  }

  async shut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve) ?? resolve(null));
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await closed;
    this.#server = null;
  }
}
