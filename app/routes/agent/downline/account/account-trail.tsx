import { Link, useSearchParams } from "@remix-run/react";
import { nameOfKind } from "~/components/contracts/kinds.ts";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import type { AccountTrailQuery } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";

interface Props {
  account: string;
  /** Null until it was asked for. */
  trail: Part<AccountTrailQuery> | null;
}

/** The history of an account; a link asks for it, since it takes the platform several calls. */
export function AccountTrail({ account, trail }: Props) {
  const { t } = useI18n();
  const [shown] = useSearchParams();
  const query = new URLSearchParams(shown);
  query.set("history", "1");
  query.delete("done");
  const title = t("agentCenter.downline.history");
  if (trail === null) {
    return (
      <Link
        to={`?${query}`}
        replace
        preventScrollReset
        className="finger text-sm text-accent hover:underline"
      >
        {title}
      </Link>
    );
  }
  return (
    <section aria-labelledby="account-history">
      <h3 id="account-history" className="mb-2 text-sm font-semibold">
        {title}
      </h3>
      <PartBlock part={trail} name={title}>
        {(found) => <Entries account={account} found={found} />}
      </PartBlock>
    </section>
  );
}

interface Entry {
  id: string;
  at: number | null;
  text: string;
  by: string | null;
}

function Entries({ account, found }: { account: string; found: AccountTrailQuery }) {
  const { t, date } = useI18n();
  const entries = useEntries(account, found);
  if (entries.length === 0) {
    return <p className="text-sm text-quiet">{t("agentCenter.downline.noHistory")}</p>;
  }
  return (
    <ol className="grid gap-2">
      {entries.map(({ id, at, text, by }) => (
        <li key={id} className="border-t border-line/60 pt-2 text-sm">
          <p className="figures text-xs text-quiet">
            {[at === null ? "–" : date(at, "momentInZone"), by].filter(Boolean).join(" · ")}
          </p>
          <p className="figures break-words">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** All entries, latest first. */
function useEntries(account: string, { contracts, agent }: AccountTrailQuery): Entry[] {
  const { t, language, money, date } = useI18n();
  const percent = (rate: string | null | undefined) => percentText(rate ?? "0", language);
  const rates = (agent?.rateChanges ?? []).map(({ id, by, at, from, type, before, after }) => ({
    id: `rate ${id}`,
    at: at ?? null,
    by,
    text: [
      `${t(`nav.${categoryKey(type)}`)} ${percent(before)} → ${percent(after)}`,
      from ? t("agentCenter.reports.rates.holdsFrom", { day: date(from, "day") }) : null,
    ]
      .filter(Boolean)
      .join(" · "),
  }));
  const agreed = (contracts?.changes ?? [])
    .filter(({ from, to }) => from === account || to === account)
    .map(({ id, by, at, kind, action }) => ({
      id: `contract ${id}`,
      at: at ?? null,
      by,
      text: `${t(`agentCenter.contracts.kinds.${nameOfKind(kind)}`)} · ${t(`agentCenter.contracts.actions.${action}`)}`,
    }));
  const moved = [...(agent?.sent?.nodes ?? []), ...(agent?.taken?.nodes ?? [])].map(
    ({ id, at, kind, amount, remark }) => ({
      // The platform's note names both accounts.
      id: `transfer ${id}`,
      at: at ?? null,
      by: remark ?? null,
      text: `${t(kind === "TRANSFER_IN" ? "agentCenter.downline.came" : "agentCenter.downline.went")} ${money(amount)}`,
    }),
  );
  return [...rates, ...agreed, ...moved].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}
