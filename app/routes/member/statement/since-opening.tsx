import type { StatementOpeningQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";

type Opening = NonNullable<NonNullable<StatementOpeningQuery["records"]>["sinceOpening"]>;

const sums = ["deposit", "withdrawal", "stake", "win", "bonus", "rebate", "profit"] as const;

/** Stands around the name of a sum in the text, so that the sum is an element of its own. */
const mark = "\u0000";

/** The sums since the account was opened, in one line; where sums begin later, it says so. */
export function SinceOpening({ opening }: { opening: Opening }) {
  const { t, date } = useI18n();
  const { openedAt, since, totals } = opening;
  const day = (at: number) => date(at, "day");
  const names = Object.fromEntries(sums.map((name) => [name, `${mark}${name}${mark}`]));
  const text =
    since != null
      ? t("statement.openingSince", { ...names, since: day(since) })
      : openedAt != null
        ? t("statement.openingLine", { ...names, day: day(openedAt) })
        : t("statement.openingUnknown", names);
  return (
    <p className="figures mb-5 text-sm text-quiet text-pretty">
      {text.split(mark).map((part) => {
        const name = sums.find((each) => each === part);
        return name ? <Money key={part} value={totals[name]} /> : <span key={part}>{part}</span>;
      })}
    </p>
  );
}
