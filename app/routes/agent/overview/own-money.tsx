import { Link } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { CommissionMonthFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import type { Part } from "~/reports/part.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { Money } from "~/ui/text/money.tsx";

graphql(`
  fragment CommissionMonth on CommissionPayment {
    id
    from
    to
    own {
      ...Money
    }
    given {
      ...Money
    }
    net {
      ...Money
    }
    status
    paidAt
  }
`);

interface Props {
  /** Of the days shown, and of as many days before (CA51). */
  commission: Part<{ now: MoneyValue; before: MoneyValue | null }>;
  /** Earned and not paid yet (CA150). */
  open: Part<MoneyValue>;
  /** Latest first (CA100). */
  months: Part<readonly CommissionMonthFragment[]>;
  /** The days shown, for the address of another report. */
  days: string;
}

/** What the agent gets: commission of these days, what is open, and what is paid next and was paid last. */
export function OwnMoney({ commission, open, months, days }: Props) {
  const { t, date, rounded } = useI18n();
  const at = (time: number) => date(time, "day");
  const nextText = (all: readonly CommissionMonthFragment[]) => {
    const { from, to } = all.find(isOpen) ?? {};
    const paid = all.find(({ status, paidAt }) => status === "PAID" && paidAt != null);
    return [
      from != null && to != null
        ? t("agentCenter.reports.commission.nextText", { from: at(from), day: at(to) })
        : null,
      paid?.paidAt != null
        ? t("agentCenter.reports.commission.last", {
            amount: rounded(paid.net),
            day: at(paid.paidAt),
          })
        : null,
    ].filter((text) => text !== null);
  };
  const tile = <T,>(part: Part<T>, name: string, show: (data: T) => Shown) =>
    "data" in part ? [{ name, ...show(part.data) }] : [];
  const names = {
    commission: t("agentCenter.reports.overview.commissionNet"),
    open: t("agentCenter.income.open"),
    next: t("agentCenter.reports.commission.next"),
  };
  const figures = [
    tile(commission, names.commission, ({ now, before }) => ({
      value: <Leading to={`/agentHome/income?${days}`} value={now} />,
      note: before && <ChangeNote now={now} before={before} />,
    })),
    tile(open, names.open, (amount) => ({
      value: <Leading to="/agentHome/income" value={amount} />,
      note: t("agentCenter.reports.commission.openText"),
    })),
    tile(months, names.next, (all) => ({
      value: <Leading to="/agentHome/revenue#commission" value={all.find(isOpen)?.net ?? null} />,
      note: nextText(all).join(" "),
    })),
  ].flat();
  return (
    <>
      <FigureTiles label={names.commission} lead figures={figures} />
      {"failed" in open ? <FailedBlock name={names.open} requestId={open.requestId} /> : null}
      {"failed" in months ? <FailedBlock name={names.next} requestId={months.requestId} /> : null}
    </>
  );
}

type Shown = Pick<Parameters<typeof FigureTiles>[0]["figures"][number], "value" | "note">;

const isOpen = ({ status }: CommissionMonthFragment) => status === "PENDING";

/** An amount that leads to its entries. */
function Leading({ to, value }: { to: string; value: MoneyValue | null }) {
  if (!value) return "–";
  return (
    <Link to={to} className="hover:underline">
      <Money value={value} stop={false} />
    </Link>
  );
}
