import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { vendorListPath } from "~/play/paths.ts";
import { usePlay } from "~/play/play-context.ts";
import type { VendorGamesFound } from "~/play/vendors/vendor-games.server.ts";
import { VendorGames } from "~/play/vendors/vendor-games.tsx";
import type { LaunchOutcome } from "./launch-outcome.ts";
import { LaunchProblem } from "./launch-problem.tsx";

interface LaunchModalContentProps {
  outcome: LaunchOutcome;
  onClose: () => void;
}

/** The inside of the dialog for what a launch ran into. */
export function LaunchModalContent({ outcome, onClose }: LaunchModalContentProps) {
  const { pathname, search } = useLocation();
  const { seed } = usePlay();
  if (outcome.kind === "vendorList") return <VendorList outcome={outcome} />;
  return <LaunchProblem outcome={outcome} from={pathname + search} seed={seed} onClose={onClose} />;
}

function VendorList({ outcome }: { outcome: LaunchOutcome }) {
  const { t } = useI18n();
  const { load, data, state } = useFetcher<{ found: VendorGamesFound | null }>();
  const path = vendorListPath(outcome.game);

  useEffect(() => load(path), [load, path]);

  if (!data?.found) {
    return (
      <div aria-busy={state !== "idle"} className="grid min-h-[25rem] content-start gap-2">
        <p className="sr-only">{t("play.vendorLoading")}</p>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="skeleton h-18" />
        ))}
      </div>
    );
  }
  return <VendorGames found={data.found} onPage={(page) => load(`${path}&page=${page}`)} />;
}
