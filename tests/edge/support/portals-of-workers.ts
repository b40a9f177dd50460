/** Starts the portals that the files of the edge step share: one for each worker, with its first file. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { bootPortal, type Portal } from "../../support/portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers `/<worker>` with the origins of this worker's portal. */
    portals: string;
  }
}

/** Vitest calls this function in its main process, because only that one knows when all workers have ended. */
export default async function startPortals(project: TestProject): Promise<() => Promise<void>> {
  const portals = new Map<string, Promise<Portal>>();
  const server = createServer(async ({ url = "" }, answer) => {
    const portal = portals.get(url) ?? bootPortal();
    portals.set(url, portal);
    try {
      const { origin, sandboxOrigin } = await portal;
      answer.end(JSON.stringify({ origin, sandboxOrigin }));
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  project.provide("portals", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await Promise.allSettled([...portals.values()].map(async (portal) => (await portal).stop()));
  };
}
