import type { MetaFunction } from "@remix-run/cloudflare";
import { PopupGate } from "~/components/dialogs/popup-gate.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction = ({ matches }) =>
  matches.find(({ id }) => id === "home")?.meta ?? [];

/** R1: only announcements open above the home page (M1). */
export default function HomeIndex() {
  return <PopupGate />;
}
