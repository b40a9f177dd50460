import { graphql } from "~/graphql/generated";
import type { CurrencyLineFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";

graphql(`
  fragment CurrencyLine on TeamCurrency {
    code
    accounts
    overview(range: $range) {
      teamBalance {
        ...Money
      }
      deposit {
        ...Money
      }
      withdrawal {
        ...Money
      }
      stake {
        ...Money
      }
      win {
        ...Money
      }
      profit {
        ...Money
      }
    }
  }
`);

type Figure = "teamBalance" | "deposit" | "withdrawal" | "stake" | "win";

/** A column with one of the figures; empty where they could not be had. */
const figure = (key: Figure): Column<CurrencyLineFragment> => ({
  name: `agentCenter.reports.overview.${key}`,
  kind: "money",
  value: ({ overview }) => overview?.[key],
});

const columns: readonly Column<CurrencyLineFragment>[] = [
  {
    name: "agentCenter.reports.currency.title",
    kind: "text",
    value: ({ code }) => code,
    to: ({ code }, shown) => {
      const others = [...shown].filter(([name]) => name !== "currency");
      return `?${new URLSearchParams([...others, ["currency", code]])}`;
    },
  },
  {
    name: "agentCenter.reports.currency.accounts",
    kind: "count",
    value: ({ accounts }) => accounts,
  },
  figure("teamBalance"),
  figure("deposit"),
  figure("withdrawal"),
  figure("stake"),
  figure("win"),
  {
    name: "agentCenter.reports.overview.profit",
    kind: "signedMoney",
    side: "players",
    value: ({ overview }) => overview?.profit,
  },
];

interface Props {
  part: Part<readonly CurrencyLineFragment[]>;
  reach: Reach;
}

/** A line for each currency of a team that has several: amounts of two are never added up (N13). */
export function CurrencyLines({ part, reach }: Props) {
  const { t } = useI18n();
  const keys = useRowKeys();
  const title = t("agentCenter.reports.currency.lines");
  if ("failed" in part) return <FailedLine name={title} />;
  const rows = "data" in part ? part.data : [];
  if (rows.length < 2) return null;
  return (
    <section aria-labelledby="currencies" className="mb-5 min-w-0">
      <h2 id="currencies" className="mb-2 font-semibold">
        {title}
      </h2>
      <Table
        keys={keys}
        caption={title}
        columns={withEntries(columns, ({ code }) => ({ currency: code }), reach)}
        rows={rows}
        keyOf={({ code }) => code}
      />
      {rows
        .filter(({ overview }) => !overview)
        .map(({ code }) => (
          <FailedLine key={code} name={code} />
        ))}
    </section>
  );
}
