import { Link } from "@remix-run/react";
import { unreadIn } from "~/components/inbox/inbox-kinds.ts";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { AttentionList, type AttentionOfPage } from "~/routes/agent/attention/attention-list.tsx";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { TagsFailed } from "~/routes/agent/report/tags-failed.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { Card } from "~/ui/layout/card.tsx";

/**
 * Who and what needs the agent (U30b, N8): offers of contracts, withdrawals to confirm, messages, and what the platform
 * reports about the team.
 */
export function Waiting({ part }: { part: Part<AttentionOfPage[]> }) {
  const { t } = useI18n();
  const { unread } = useShell();
  const menu = useAgentMenu();
  const isUnknown = (key: "contracts" | "confirmations") =>
    menu?.counts[key] === null && menu.pages.some((page) => page.key === key);
  const waiting = [
    { key: "contracts", to: "/agentHome/contracts", count: menu?.counts.contracts ?? 0 },
    {
      key: "confirmations",
      to: "/agentHome/confirmations",
      count: menu?.counts.confirmations ?? 0,
    },
    // What is new in the team is listed here.
    { key: "messages", to: member.messages, count: unreadIn({ ...unread, team: 0 }) },
  ] as const;
  const open = waiting.filter(({ count }) => count > 0);
  const failed = (["contracts", "confirmations"] as const).filter(isUnknown);
  const items = "data" in part ? part.data : [];
  const title = t("agentCenter.reports.overview.waits");
  return (
    <section aria-labelledby="waiting" className="mb-5 print:hidden">
      <h2 id="waiting" className="mb-2 font-semibold">
        {title}
      </h2>
      {"failed" in part ? <FailedBlock name={title} requestId={part.requestId} /> : null}
      <TagsFailed rows={items.flatMap(({ rows }) => rows)} />
      {failed.map((key) => (
        <FailedLine key={key} name={t(`agentCenter.reports.overview.${key}`)} />
      ))}
      {open.length + items.length + failed.length === 0 && !("failed" in part) ? (
        <p className="text-sm text-quiet">{t("agentCenter.reports.overview.nothing")}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line/60 overflow-hidden empty:hidden">
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
          <AttentionList items={items} />
        </Card>
      )}
    </section>
  );
}
