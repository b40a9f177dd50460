import { useI18n } from "~/i18n/i18n.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";
import type { LaunchOutcome } from "./launch-outcome.ts";

async function loadInside() {
  const [{ LaunchModalContent }, { problemTitle }] = await Promise.all([
    import("./launch-modal-content.tsx"),
    import("./problem-text.ts"),
  ]);
  return { LaunchModalContent, problemTitle };
}

interface LaunchModalProps {
  outcome: LaunchOutcome;
  onClose: () => void;
}

/**
 * The dialog for a launch that did not start: a refusal, M15, or a vendor's list (M11). Its frame opens at once with the
 * game's name. Its texts and content load with the first such launch, so that no page waits for them.
 */
export function LaunchModal({ outcome, onClose }: LaunchModalProps) {
  const { t } = useI18n();
  const inside = useLazyModule(loadInside);
  const title = inside ? inside.problemTitle(outcome, t) : outcome.game.name;
  return (
    <Modal title={title} onClose={onClose} className="max-w-lg">
      {inside ? (
        <inside.LaunchModalContent outcome={outcome} onClose={onClose} />
      ) : (
        <div aria-busy="true" className="skeleton h-24" />
      )}
    </Modal>
  );
}
