import type { StatementOpeningQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

type Opening = NonNullable<NonNullable<StatementOpeningQuery["records"]>["sinceOpening"]>;

/** The sums since the account was opened, in one line; where sums begin later, it says so. */
export function SinceOpening({ opening }: { opening: Opening }) {
  const { t, exact, date } = useI18n();
  const { openedAt, since, totals } = opening;
  const day = (at: number) => date(at, { dateStyle: "medium" });
  const amounts = Object.fromEntries(
    (["deposit", "withdrawal", "stake", "win", "bonus", "rebate", "profit"] as const).map(
      (name) => [name, exact(totals[name])],
    ),
  );
  return (
    <p className="figures mb-5 text-sm text-quiet text-pretty">
      {since != null
        ? t("statement.openingSince", { ...amounts, since: day(since) })
        : openedAt != null
          ? t("statement.openingLine", { ...amounts, day: day(openedAt) })
          : t("statement.openingUnknown", amounts)}
    </p>
  );
}
