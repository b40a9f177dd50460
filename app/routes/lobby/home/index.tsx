import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { claimItem } from "~/components/claims/claim.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { OwnHome } from "./own-home.tsx";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction = ({ matches }) =>
  matches.find(({ id }) => id === "home")?.meta ?? [];

/** A member's rewards are claimed on home, too (H11): see `claimItem`. */
export const action = ({ request, context }: ActionFunctionArgs) => claimItem(request, context);

export default OwnHome;
