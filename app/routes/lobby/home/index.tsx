import type { MetaFunction } from "@remix-run/cloudflare";

export const meta: MetaFunction = ({ matches }) =>
  matches.find(({ id }) => id === "home")?.meta ?? [];

/** R1: nothing over the home page. */
export default function HomeIndex() {
  return null;
}
