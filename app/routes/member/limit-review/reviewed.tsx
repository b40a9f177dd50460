import { graphql } from "~/graphql/generated";
import type { ReviewedTotalsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Money } from "~/ui/text/money.tsx";

graphql(`
  fragment ReviewedTotals on ProfitTotals {
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
`);

interface PeriodProps {
  part: Part<ReviewedTotalsFragment>;
  from: number;
  to: number;
  /** Whether the period is longer than a statement, which then covers the end of it. */
  cut: boolean;
}

/** What was deposited, withdrawn and bet in the period that is reviewed (G8). */
export function ReviewedPeriod({ part, from, to, cut }: PeriodProps) {
  const { t, date } = useI18n();
  const day = (at: number) => date(at, "day");
  const period = t("review.period", { from: day(from), to: day(to) });
  return (
    <section aria-label={period} className="mb-6">
      <h2 className="mb-3 font-bold">{period}</h2>
      <PartBlock part={part} name={period}>
        {({ deposit, withdrawal, stake, win, profit }) => (
          <FigureTiles
            label={t("member.totals")}
            figures={[
              { name: t("member.profit.deposit"), value: <Money value={deposit} /> },
              { name: t("member.profit.withdrawal"), value: <Money value={withdrawal} /> },
              { name: t("member.bets.stake"), value: <Money value={stake} /> },
              { name: t("member.bets.win"), value: <Money value={win} /> },
              { name: t("member.profit.profit"), value: <Money value={profit} signed /> },
            ]}
          />
        )}
      </PartBlock>
      {cut ? <p className="mb-3 text-sm text-quiet">{t("review.longer")}</p> : null}
      <GoLink to="/member/statement" className="text-sm font-semibold text-accent hover:underline">
        {t("review.statement")}
      </GoLink>
    </section>
  );
}
