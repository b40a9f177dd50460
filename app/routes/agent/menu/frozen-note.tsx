import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";

export interface Frozen {
  reason?: "DIVIDEND_UNPAID" | null;
  since?: number | null;
  /** To whom what was not paid was due, and how much. */
  account?: string | null;
  amount?: { amount: string; currency: string } | null;
}

/**
 * Shown on every page of the agent center while the agent is frozen (S33, A131): the reason, what is not possible,
 * and who can help.
 */
export function FrozenNote({ frozen }: { frozen: Frozen }) {
  const { t, money, date } = useI18n();
  const { contacts } = useShell();
  const { reason, since, account, amount } = frozen;
  const why =
    reason === "DIVIDEND_UNPAID" && account && amount
      ? t("agentCenter.shell.frozenDividend", { account, amount: money(amount) })
      : null;
  return (
    <Card
      as="section"
      pad="snug"
      aria-labelledby="agent-frozen"
      className="mb-5 border-danger/60 print:hidden"
    >
      <h2 id="agent-frozen" className="flex gap-2.5 font-bold text-danger">
        <i className="icon-triangle-alert mt-0.5 size-5 shrink-0" />
        {t("agentCenter.shell.frozenTitle")}
      </h2>
      <p className="mt-1 text-sm text-pretty">
        {why ? <span>{why} </span> : null}
        <span>{t("agentCenter.shell.frozenText")}</span>
      </p>
      {since == null ? null : (
        <p className="figures mt-1 text-xs text-quiet">
          {t("agentCenter.shell.frozenSince", { date: date(since) })}
        </p>
      )}
      {contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
    </Card>
  );
}
