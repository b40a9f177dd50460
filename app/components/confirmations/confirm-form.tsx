import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { ConfirmOutcome } from "./confirm-outcome.ts";

interface Props {
  /** Empty where all of them have arrived. */
  id: string;
  decision: "RECEIVED" | "ALL_RECEIVED";
  /** What the page's own form came to, where there is no script. */
  before: ConfirmOutcome | undefined;
}

/** Says that money has arrived, after asking whether that is meant: it can't be taken back (S34). */
export function ConfirmForm({ id, decision, before }: Props) {
  const { t } = useI18n();
  return (
    <ConfirmDisclosure
      name={`confirm-${id}`}
      look={id === "" ? "quiet" : "accent"}
      summary={t(`agentCenter.confirmations.decide.${decision}`)}
      ask={t(`agentCenter.confirmations.ask.${decision}`)}
      now={t(`agentCenter.confirmations.now.${decision}`)}
      intent={decision}
      sent={{ id }}
      before={before}
    />
  );
}
