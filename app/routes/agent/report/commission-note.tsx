import { graphql } from "~/graphql/generated";
import type { CommissionMonthFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

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

/**
 * Whether and when commission is paid (CA100): the current month, and the last month that was paid.
 * @param months latest first; renders nothing for none
 */
export function CommissionNote({ months }: { months: readonly CommissionMonthFragment[] }) {
  const { t, money, date, zone } = useI18n();
  const at = (time: number) => `${date(time, "momentInZone")} (${zone})`;
  const open = months.find(({ status }) => status === "PENDING");
  const paid = months.find(({ status, paidAt }) => status === "PAID" && paidAt != null);
  const texts = [
    open?.from != null && open.to != null
      ? t("agentCenter.reports.commission.open", {
          from: at(open.from),
          amount: money(open.net),
          day: at(open.to),
        })
      : null,
    paid?.paidAt != null
      ? t("agentCenter.reports.commission.last", { amount: money(paid.net), day: at(paid.paidAt) })
      : null,
  ].filter((text) => text !== null);
  if (texts.length === 0) return null;
  return <p className="figures mb-5 text-sm text-quiet">{texts.join(" ")}</p>;
}
