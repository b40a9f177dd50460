import type { ReactNode } from "react";
import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { GivableRate } from "~/routes/agent/rate-fields.tsx";
import { useAgentOffers } from "~/routes/agent/use-agent-offers.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { here, later } from "~/ui/lazy/lazy.tsx";
import { Fold as Folded } from "~/ui/lazy/lazy-disclosure.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";
import { AccountRates } from "./account-rates.later.tsx";
import { AccountTransfer } from "./account-transfer.later.tsx";

const Transfer = import.meta.env.SSR
  ? here(AccountTransfer)
  : later(() => import("./account-transfer.later.tsx").then((part) => part.AccountTransfer));
const Rates = import.meta.env.SSR
  ? here(AccountRates)
  : later(() => import("./account-rates.later.tsx").then((part) => part.AccountRates));

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
          <Transfer
            account={account}
            before={of("transfer")}
            idempotencyKey={before?.idempotencyKey ?? idempotencyKey}
          />
        </Fold>
      ) : null}
      {direct && rates.length > 0 && offers("SET_DOWNLINE_RATES") ? (
        <Fold title={t("agentCenter.downline.changeRates")} open={of("rates") !== undefined}>
          <Rates member={member} rates={rates} before={of("rates")} />
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
    <Folded
      open={open || undefined}
      className="rounded-control border border-line"
      look="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-sm font-semibold"
      arrow="size-4"
      summary={title}
    >
      <div className="border-t border-line p-3">{children}</div>
    </Folded>
  );
}
