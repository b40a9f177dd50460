import { Link, useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { rangeNames, rangeWord, wordOf } from "~/reports/range/range.ts";
import { DownlineTrail } from "~/routes/agent/downline/trail.tsx";
import { useTeamCurrencies } from "~/routes/agent/menu/use-team-currencies.ts";
import { entriesHref } from "~/routes/agent/report/entries.ts";
import type { ProfitLossFigures } from "~/routes/agent/report/profit-loss.ts";
import { WholeSince } from "~/routes/agent/report/whole-since.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import { Money } from "~/ui/text/money.tsx";

interface Props {
  found: {
    member: DownlineRowFragment;
    path: readonly { id: string; account: string }[];
    own?: ProfitLossFigures | null;
    line?: ProfitLossFigures | null;
    sumsSince?: number | null;
    roundsSince?: number | null;
    transactionsSince?: number | null;
  };
  query: RecordQuery;
}

const figures = [
  "deposit",
  "withdrawal",
  "stake",
  "validStake",
  "win",
  "bonus",
  "rebate",
  "ggr",
  "ngr",
  "profit",
] as const;
type Name = (typeof figures)[number];

const headingOf = (name: Name) =>
  name === "ggr" || name === "ngr"
    ? (`agentCenter.reports.terms.${name}` as const)
    : (`agentCenter.downline.sums.${name}` as const);

/** Amounts with a sign; what players win is nothing good or bad for the agent (N4). */
const signed: readonly string[] = ["ggr", "ngr", "profit"];

/** What an account is, and what it and its team did in the days that are shown. */
export function AccountFigures({ found, query }: Props) {
  const { t, date } = useI18n();
  const { member, path, own, line } = found;
  const agent = member.type === "AGENT";
  const at = (time: number | null | undefined) => (time == null ? "–" : date(time, "momentInZone"));
  const [viewers] = useTeamCurrencies() ?? [];
  const { currency } = member.balance;
  const whose = {
    from: query.from,
    to: query.to,
    ...(viewers && viewers.code !== currency ? { currency } : {}),
  };
  const entriesOf = (name: Name, filter: "account" | "line", { amount }: MoneyValue) =>
    // What play and gifts come to at once has the other figures here.
    Number(amount) === 0 || (filter === "account" && (name === "ngr" || name === "profit"))
      ? null
      : entriesHref(
          headingOf(name),
          { ...whose, [filter]: member.account },
          { ...found, from: query.range.from },
          new URLSearchParams(),
        );
  const facts = [
    { name: t("agentCenter.downline.balance"), value: <Money value={member.balance} /> },
    ...(agent ? [{ name: t("agentCenter.downline.team"), value: member.members }] : []),
    { name: t("agentCenter.downline.lastLogin"), value: at(member.lastLogin) },
    { name: t("agentCenter.downline.since"), value: at(member.createdAt) },
  ];
  return (
    <>
      <div>
        <DownlineTrail path={path} />
        <div className="flex flex-wrap gap-2">
          <Tag>{t(`agentCenter.downline.types.${member.type}`)}</Tag>
          <Tag>{t("agentCenter.downline.levelOf", { level: member.level })}</Tag>
          {member.frozen ? <Tag tone="danger">{t("agentCenter.downline.frozen")}</Tag> : null}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Days query={query} />
        <WholeSince query={query} since={found.sumsSince}>
          <div className="table-box mt-2">
            <table className="w-full text-sm">
              <caption className="sr-only">
                {t("agentCenter.downline.figures", { from: query.from, to: query.to })}
              </caption>
              <thead className="text-xs text-quiet">
                <tr>
                  <td />
                  <th scope="col" className="py-1 text-right font-semibold">
                    {t("agentCenter.downline.own")}
                  </th>
                  {agent ? (
                    <th scope="col" className="py-1 text-right font-semibold">
                      {t("agentCenter.downline.line")}
                    </th>
                  ) : null}
                </tr>
              </thead>
              <tbody className="divide-y divide-line/60">
                {figures.map((name) => (
                  <tr key={name}>
                    <th scope="row" className="py-1 pr-2 text-left font-normal text-quiet">
                      {t(headingOf(name) satisfies GivenKey)}
                    </th>
                    {(agent ? [own, line] : [own]).map((sums, place) => (
                      <td
                        key={place === 0 ? "own" : "line"}
                        className="figures py-1 pl-2 text-right whitespace-nowrap"
                      >
                        {sums ? (
                          <Drill to={entriesOf(name, place === 0 ? "account" : "line", sums[name])}>
                            <Money
                              value={sums[name]}
                              signed={signed.includes(name)}
                              plain={name === "profit"}
                            />
                          </Drill>
                        ) : (
                          "–"
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </WholeSince>
        <Reports account={member.account} query={query} />
      </div>
    </>
  );
}

/** A figure that leads to its entries, where these can be shown. */
const Drill = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <Link to={to} className="finger drill">
      {children}
    </Link>
  );

/** Today, 7 or 30 days; the list beside it keeps its place. */
function Days({ query }: { query: RecordQuery }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [now] = useSearchParams();
  const stored = [...now].filter(([name]) => ![...rangeNames, "done"].includes(name));
  const shown = query.presets.find(({ from, to }) => from === query.from && to === query.to);
  return (
    <Tabs
      label={t("agentCenter.downline.days")}
      look="wide"
      tabs={query.presets.map(({ name }) => ({
        name,
        to: `${pathname}?${new URLSearchParams([...stored, [rangeWord, wordOf(name)]])}`,
        text: t(`member.range.${name}`),
      }))}
      now={shown?.name ?? null}
    />
  );
}

/** The same days of this account in the reports. */
function Reports({ account, query: { from, to } }: { account: string; query: RecordQuery }) {
  const { t } = useI18n();
  const reports = ["records", "transactions", "profit"] as const;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
      {reports.map((key) => (
        <li key={key}>
          <Link
            to={`/agentHome/${key}?${new URLSearchParams({ account, from, to })}`}
            className="finger text-accent hover:underline"
          >
            {t(`agentCenter.shell.pages.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
