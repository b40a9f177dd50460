import { worldName } from "./http/world-name.ts";
import { renderMedia } from "./show/art/router.ts";
import type { World } from "./world.ts";

// biome-ignore lint/performance/noBarrelFile: the runtime looks for the class in the entry module
export { World } from "./world.ts";

interface WorkerEnv {
  WORLD: DurableObjectNamespace<World>;
}

/**
 * The sandbox platform. Pictures and the health check need no state; the Durable Object of the requested
 * world handles all other requests.
 */
export default {
  async fetch(request: Request, env: WorkerEnv): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === "/healthz") return Response.json({ status: "ok" });
    if (url.pathname.startsWith("/media/")) {
      return renderMedia(url) ?? new Response("No such picture", { status: 404 });
    }
    // Browsers request the icon when a game page is opened alone; a 404 would show an error in the console.
    if (url.pathname === "/favicon.ico") return new Response(null, { status: 204 });
    const name = worldName(url);
    if (name === null) return new Response("No such world", { status: 400 });
    return env.WORLD.get(env.WORLD.idFromName(name)).fetch(request);
  },
} satisfies ExportedHandler<WorkerEnv>;
