import type { ReactNode } from "react";
import { ProblemNote } from "~/forms/problem-note.tsx";
import { SubmitButton } from "~/forms/submit-button.tsx";
import { useFetcherStep, useFocusAfter } from "~/forms/use-step.ts";
import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { type GivableRate, RateFields } from "~/routes/agent/rate-fields.tsx";
import { useAgentOffers } from "~/routes/agent/use-agent-offers.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";
import { TransferForm } from "./transfer-form.tsx";

interface Props {
  member: DownlineRowFragment;
  rates: readonly GivableRate[];
  /** What the page's own form came to, where there is no script. */
  before: AccountOutcome | undefined;
  idempotencyKey: string;
}

/** What can be done for an account below: money to anybody, rates and contracts to those directly below. */
export function AccountActions({ member, rates, before, idempotencyKey }: Props) {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const { account, level } = member;
  const direct = level === 1;
  const of = (form: AccountOutcome["form"]) => (before?.form === form ? before : undefined);
  return (
    <div className="grid gap-2">
      {offers("LINE_TRANSFER") ? (
        <Fold title={t("agentCenter.downline.transfer")} open={of("transfer") !== undefined}>
          <TransferForm
            account={account}
            before={of("transfer")}
            idempotencyKey={before?.idempotencyKey ?? idempotencyKey}
          />
        </Fold>
      ) : null}
      {direct && rates.length > 0 && offers("SET_DOWNLINE_RATES") ? (
        <Fold title={t("agentCenter.downline.changeRates")} open={of("rates") !== undefined}>
          <RatesForm member={member} rates={rates} before={of("rates")} />
        </Fold>
      ) : null}
      {direct && offers("CONTRACTS") ? (
        <ButtonLink
          to={`/agentHome/contracts?${new URLSearchParams({ to: account })}#offer`}
          tone="quiet"
          size="small"
        >
          {t("agentCenter.downline.offerContract")}
        </ButtonLink>
      ) : null}
      {direct ? null : <p className="text-xs text-quiet">{t("agentCenter.downline.onlyDirect")}</p>}
    </div>
  );
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <Disclosure
      open={open || undefined}
      className="rounded-control border border-line"
      look="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-sm font-semibold"
      arrow="size-4"
      summary={title}
    >
      <div className="border-t border-line p-3">{children}</div>
    </Disclosure>
  );
}

function RatesForm({ member, rates, before }: Omit<Props, "idempotencyKey">) {
  const { t } = useI18n();
  const { fetcher, outcome, problem, pending } = useFetcherStep(`rates-${member.id}`, before);
  const form = useFocusAfter(outcome, null);
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
      <ProblemNote problem={problem} />
      <RateFields of="downline" rates={rates} now={member.rates} outcome={outcome} />
      <SubmitButton
        intent="rates"
        text={t("agentCenter.downline.saveRates")}
        busyText={t("agentCenter.downline.saving")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
