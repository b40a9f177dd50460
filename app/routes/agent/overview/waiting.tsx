import { Link } from "@remix-run/react";
import { unreadIn } from "~/components/inbox/inbox-kinds.ts";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentMenu } from "~/routes/agent/use-agent-menu.ts";
import { Card } from "~/ui/layout/card.tsx";

/** What waits for the agent: offers of contracts, withdrawals to confirm, messages (U30b). */
export function Waiting() {
  const { t } = useI18n();
  const { unread } = useShell();
  const counts = useAgentMenu()?.counts;
  const waiting = [
    { key: "contracts", to: "/agentHome/contracts", count: counts?.contracts ?? 0 },
    { key: "confirmations", to: "/agentHome/confirmations", count: counts?.confirmations ?? 0 },
    { key: "messages", to: member.messages, count: unreadIn(unread) },
  ] as const;
  const open = waiting.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 font-semibold">
        {t("agentCenter.reports.overview.waits")}
      </h2>
      {open.length === 0 ? (
        <p className="text-sm text-quiet">{t("agentCenter.reports.overview.nothing")}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line/60">
          {open.map(({ key, to, count }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-3 px-3 text-sm hover:bg-raised/40"
              >
                {t(`agentCenter.reports.overview.${key}`)}
                <span className="figures font-bold text-accent">{count}</span>
              </Link>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
