import type { MetaFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/page-handle.ts";

export const handle: PageHandle = { keeps: [] };

export const meta: MetaFunction = ({ matches }) =>
  matches.find(({ id }) => id === "home")?.meta ?? [];

/** R1: nothing over the home page. */
export default function HomeIndex() {
  return null;
}
