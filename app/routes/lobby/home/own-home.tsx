import type { SerializeFrom } from "@remix-run/cloudflare";
import { useActionData, useOutletContext } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { Outcome } from "~/forms/answers/outcome.ts";
import { lazy } from "~/ui/lazy/lazy.tsx";
import type { loadHome } from "./load-home.server.ts";

/** What waits for a member (H1, H11). */
const PersonalHome = lazy(
  () => import("~/components/signed-in.ts").then(({ signedIn }) => signedIn.PersonalHome),
  "h-0",
  "signed-in",
);

/** R1–R4: a member's home begins with what is his. */
export function OwnHome() {
  const { viewer } = useShell();
  const personal = useOutletContext<SerializeFrom<typeof loadHome>["personal"]>();
  const before = useActionData<Outcome>();
  return viewer ? <PersonalHome personal={personal} before={before} /> : null;
}
