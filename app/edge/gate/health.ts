import type { Configuration } from "~/edge/configuration/configuration.ts";
import { version } from "../../../package.json";

/** `/healthz`: whether the Worker runs, which one, and how. Asks nobody, so that a sick platform is not a sick portal. */
export function health({ environment, executor }: Configuration): Response {
  return Response.json({ status: "ok", version, environment, executor });
}
