import type { ReactNode } from "react";
import type { DownlineRowFragment, RateTemplateFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import type { GivableRate } from "~/routes/agent/rate-input/rate-fields.tsx";
import { useChosenTemplate } from "~/routes/agent/rate-input/rate-templates.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";
import { AccountNote } from "./account-note.tsx";
import { AccountRates } from "./account-rates.tsx";
import { AccountTags } from "./account-tags.tsx";
import { AccountTransfer } from "./account-transfer.tsx";

interface Props {
  member: DownlineRowFragment;
  rates: Part<readonly GivableRate[]>;
  templates: Part<readonly RateTemplateFragment[]>;
  /** What the agent has noted about the account. */
  note: Part<string>;
  /** The names of the agent's tags. */
  tags: Part<readonly string[]>;
  /** What the page's own form came to, where there is no script. */
  before: AccountOutcome | undefined;
  idempotencyKey: string;
}

/** The actions on an account of the team: transfers for all, rates and contracts for direct members. */
export function AccountActions(props: Props) {
  const { member, rates, templates, note, tags, before, idempotencyKey } = props;
  const { t } = useI18n();
  const offers = useAgentOffers();
  const { account, level } = member;
  const direct = level === 1;
  const givesRates = direct && offers("SET_DOWNLINE_RATES");
  const template = useChosenTemplate(templates);
  const of = (form: AccountOutcome["form"]) => (before?.form === form ? before : undefined);
  return (
    <div className="grid gap-2">
      {/* Saved without what could not be read, they would replace it. */}
      {"failed" in note ? (
        <FailedLine name={t("agentCenter.downline.note")} />
      ) : (
        <ActionDisclosure
          title={t("agentCenter.downline.note")}
          open={"data" in note || of("note") !== undefined}
        >
          <AccountNote
            account={account}
            note={"data" in note ? note.data : null}
            before={of("note")}
          />
        </ActionDisclosure>
      )}
      {member.tags && "data" in tags ? (
        <ActionDisclosure
          title={t("agentCenter.tags.tags")}
          open={member.tags.length > 0 || of("tags") !== undefined}
        >
          <AccountTags account={account} tags={member.tags} known={tags.data} before={of("tags")} />
        </ActionDisclosure>
      ) : (
        <FailedLine name={t("agentCenter.tags.tags")} />
      )}
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
      {givesRates && "failed" in rates ? (
        <FailedLine name={t("agentCenter.downline.changeRates")} />
      ) : null}
      {givesRates && "data" in rates && rates.data.length > 0 ? (
        <ActionDisclosure title={t("agentCenter.downline.changeRates")} open={template !== null}>
          <AccountRates member={member} rates={rates.data} templates={templates} />
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
