import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { ConfirmOutcome } from "./confirm-outcome.ts";

interface Props {
  /** Empty for all withdrawals. */
  id: string;
  decision: "RECEIVED" | "ALL_RECEIVED";
  /** The result of the page's form without JavaScript. */
  before: ConfirmOutcome | undefined;
}

/** Confirms after a question that money has arrived, because this can't be undone (S34). */
export function ConfirmForm({ id, decision, before }: Props) {
  const { t } = useI18n();
  return (
    <ConfirmDisclosure
      name={`confirm-${id}`}
      look={id === "" ? "quiet" : "accent"}
      summary={t(`agentCenter.confirmations.decide.${decision}`)}
      question={t(`agentCenter.confirmations.ask.${decision}`)}
      now={t(`agentCenter.confirmations.now.${decision}`)}
      intent={decision}
      sent={{ id }}
      before={before}
    />
  );
}
