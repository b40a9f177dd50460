import { version } from "../../package.json";

/** `/healthz`: whether the Worker runs, and which one. Asks nobody, so that a sick platform is not a sick portal. */
export function health(environment: string): Response {
  return Response.json({ status: "ok", version, environment });
}
