/** A Worker around the client, for tests of the real runtime. Built by `workerd.test.ts`. */
import { createPlatform } from "../platform/client.ts";
import { PlatformError } from "../platform/errors.ts";
import { testScope } from "./platform.ts";
import { testRow } from "./row.ts";

interface Env {
  PLATFORM: Fetcher;
  JWKS: string;
}

const cache = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 300 };
/**
 * Nine shared reads, like those of the home page, in the group with the longest time limit, so that a slow
 * machine does not affect the number of calls.
 */
const home = Array.from({ length: 9 }, (_, i) =>
  testRow({
    id: `H${i}`,
    path: `/wps/home/${i}`,
    group: "money",
    cache,
    fill: { merchant: "merchant" },
  }),
);
const login = testRow({
  id: "C1",
  method: "POST",
  path: "/wps/session/login",
  encrypted: true,
  group: "login",
  read: false,
});
const big = testRow({ path: "/wps/big" });
const elsewhere = testRow({ path: "/wps/redirect" });

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const world = url.searchParams.get("world") ?? "default";
    const scope = {
      ...testScope({
        origin: "https://portal.test",
        platform: {
          fetch: (requested: Request) => env.PLATFORM.fetch(requested),
          origin: `https://${world}.platform.test`,
          jwks: env.JWKS,
        },
      }),
      waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
    };
    const platform = createPlatform(scope);
    try {
      const answers = await run(url.pathname);
      return Response.json({ answers, stats: platform.stats });
    } catch (error) {
      const failure = error instanceof PlatformError ? error.failure : String(error);
      return Response.json({ failure, stats: platform.stats });
    }

    function run(path: string): Promise<unknown> {
      if (path === "/home") return Promise.all(home.map((row) => platform.call(row, {})));
      if (path === "/login") return platform.call(login, { username: "player" });
      if (path === "/big") return platform.call(big, { letters: url.searchParams.get("letters") });
      return platform.call(elsewhere, {});
    }
  },
};
