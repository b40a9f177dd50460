import type { MetaFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { OwnHome } from "./own-home.tsx";

export const handle: PageHandle = { cachedParams: [] };

/** R2–R4: other addresses of the home page, which names the one (A23). */
export const meta: MetaFunction = ({ matches }) =>
  matches.find(({ id }) => id === "home")?.meta ?? [];

export default OwnHome;
