import type { Configuration } from "~/edge/configuration/configuration.ts";
import { version } from "../../../package.json";

/** Returns the response of `/healthz`: status and version. It makes no call, so a platform outage doesn't change it. */
export function health({ environment }: Configuration): Response {
  return Response.json({ status: "ok", version, environment });
}
