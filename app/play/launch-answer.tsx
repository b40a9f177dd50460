import { useI18n } from "~/i18n/i18n.tsx";
import { Modal } from "~/ui/modal.tsx";
import { usePart } from "~/ui/use-part.ts";
import type { LaunchOutcome } from "./launch-outcome.ts";
import { problemTitle } from "./problem-text.ts";

interface LaunchAnswerProps {
  outcome: LaunchOutcome;
  onClose: () => void;
}

/**
 * What a launch ran into, over the page it came from: a refusal, M15, or a vendor's list (M11). The frame
 * opens with the press; what is in it is fetched when the first launch runs into something.
 */
export function LaunchAnswer({ outcome, onClose }: LaunchAnswerProps) {
  const { t } = useI18n();
  const inside = usePart(() => import("./launch-dialog.tsx"));
  return (
    <Modal title={problemTitle(outcome, t)} onClose={onClose} className="max-w-lg">
      {inside ? (
        <inside.LaunchDialog outcome={outcome} onClose={onClose} />
      ) : (
        <div aria-busy="true" className="skeleton h-24" />
      )}
    </Modal>
  );
}
