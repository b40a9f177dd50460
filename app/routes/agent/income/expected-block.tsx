import { graphql } from "~/graphql/generated";
import type { ExpectedIncomeFragment } from "~/graphql/generated/graphql";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { FigureStrip } from "~/ui/charts/figure-strip.tsx";
import { Money } from "~/ui/text/money.tsx";
import { kindName } from "./columns.ts";

graphql(`
  fragment ExpectedIncome on IncomeExpected {
    commission {
      ...Money
    }
    pay {
      kind
      in {
        ...Money
      }
      out {
        ...Money
      }
      endsAt
    }
    net {
      ...Money
    }
  }
`);

/** What is still running: today's commission, and the open periods of contracts. */
export function ExpectedBlock({ expected }: { expected: ExpectedIncomeFragment }) {
  const { t, rounded, date } = useI18n();
  const sides = (pay: ExpectedIncomeFragment["pay"][number]) =>
    [
      { name: "agentCenter.income.in" as const, amount: pay.in },
      { name: "agentCenter.income.out" as const, amount: pay.out },
    ]
      .filter(({ amount }) => Number(amount.amount) !== 0)
      .map(({ name, amount }) => `${t(name satisfies GivenKey)}\u00a0${rounded(amount)}`);
  const pays = expected.pay.map((pay) => ({
    name: t(kindName(pay.kind) satisfies GivenKey),
    value: <span className="whitespace-normal">{sides(pay).join(" · ") || "–"}</span>,
    note:
      pay.endsAt == null
        ? null
        : t("agentCenter.income.expected.ends", { time: date(pay.endsAt, "momentInZone") }),
  }));
  return (
    <section aria-labelledby="expected" className="mt-6">
      <h2 id="expected" className="font-semibold">
        {t("agentCenter.income.expected.title")}
      </h2>
      <p className="mb-2 text-sm text-quiet">{t("agentCenter.income.expected.lead")}</p>
      <FigureStrip
        label={t("agentCenter.income.expected.title")}
        figures={[
          {
            name: t("agentCenter.income.expected.commission"),
            value: <Money value={expected.commission} />,
          },
          ...pays,
        ]}
      />
    </section>
  );
}
