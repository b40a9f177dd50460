import type { PaidOutFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import type { ConfirmOutcome } from "./confirm-outcome.ts";
import { WaitingCard } from "./waiting-card.tsx";

interface Props {
  waiting: readonly PaidOutFragment[];
  /** When the page was rendered, in ms since the epoch. */
  now: number;
  /** The result of the page's form without JavaScript. */
  before: ConfirmOutcome | undefined;
}

/** Withdrawals without a confirmation or dispute (U47), with forms for each and for all. */
export function WaitingList({ waiting, now, before }: Props) {
  const { t } = useI18n();
  const of = (id: string) => (before?.id === id ? before : undefined);
  return (
    <section aria-labelledby="confirmations-waiting">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="confirmations-waiting" className="text-lg font-bold">
          {t("agentCenter.confirmations.waiting")}
        </h2>
        {waiting.length > 1 ? <ConfirmForm id="" decision="ALL_RECEIVED" before={of("")} /> : null}
      </div>
      <ul className="grid items-start gap-3 xl:grid-cols-2">
        {waiting.map((one) => (
          <WaitingCard key={one.id} paid={one} now={now} before={of(one.id)} />
        ))}
      </ul>
    </section>
  );
}
