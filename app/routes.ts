import { type RouteConfig, index, layout, route } from "@remix-run/route-config";

/** The table of contents: every URL, one line each, with its id of coverage.md. */
export default [
  index("routes/lobby/home/route.tsx"), // R1
] satisfies RouteConfig;
