import type { ReactNode } from "react";
import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { GivableRate } from "~/routes/agent/rate-fields.tsx";
import { useAgentOffers } from "~/routes/agent/use-agent-offers.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";
import { AccountRates } from "./account-rates.tsx";
import { AccountTransfer } from "./account-transfer.tsx";

interface Props {
  member: DownlineRowFragment;
  rates: readonly GivableRate[];
  /** What the page's own form came to, where there is no script. */
  before: AccountOutcome | undefined;
  idempotencyKey: string;
}

/** The actions on an account of the team: transfers for all, rates and contracts for direct members. */
export function AccountActions({ member, rates, before, idempotencyKey }: Props) {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const { account, level } = member;
  const direct = level === 1;
  const of = (form: AccountOutcome["form"]) => (before?.form === form ? before : undefined);
  return (
    <div className="grid gap-2">
      {offers("LINE_TRANSFER") ? (
        <ActionDisclosure
          title={t("agentCenter.downline.transfer")}
          open={of("transfer") !== undefined}
        >
          <AccountTransfer
            account={account}
            before={of("transfer")}
            idempotencyKey={before?.idempotencyKey ?? idempotencyKey}
          />
        </ActionDisclosure>
      ) : null}
      {direct && rates.length > 0 && offers("SET_DOWNLINE_RATES") ? (
        <ActionDisclosure
          title={t("agentCenter.downline.changeRates")}
          open={of("rates") !== undefined}
        >
          <AccountRates member={member} rates={rates} before={of("rates")} />
        </ActionDisclosure>
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

function ActionDisclosure({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
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
