import { limitText } from "~/components/limits/limit-value.ts";
import { member } from "~/components/shell/navigation/destinations.ts";
import { graphql } from "~/graphql/generated";
import type { LimitLeftFragment } from "~/graphql/generated/graphql";
import { type I18n, useI18n } from "~/i18n/i18n.tsx";
import { lastDay } from "~/reports/range/last-day.ts";
import { GoLink } from "~/ui/links/go-link.tsx";

graphql(`
  fragment LimitLeft on AccountLimit {
    kind
    period
    until
    limit {
      ...LimitValue
    }
    left {
      ...LimitValue
    }
  }
`);

/** What is left; a single bet uses nothing up. */
function leftText(
  { kind, period, left }: Pick<LimitLeftFragment, "kind" | "period" | "left">,
  i18n: I18n,
): string | null {
  const { t } = i18n;
  if (period === "BET") return null;
  return left
    ? t("protection.left", { left: limitText(left, i18n) })
    : t(kind === "DEPOSIT" ? "protection.unknown" : "protection.playUnknown");
}

interface Props {
  title: string;
  limits: readonly LimitLeftFragment[];
}

/** What the limits leave where money is asked, and the way to them (G4, G6). */
export function LimitNote({ title, limits }: Props) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const set = limits.filter(({ limit }) => limit != null);
  return (
    <div className="mb-6 grid gap-1 rounded-control border border-line p-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{title}</span>
        <GoLink to={member.limits} className="underline underline-offset-4 hover:text-ink">
          {t(set.length > 0 ? "protection.change" : "protection.set")}
        </GoLink>
      </p>
      {set.length > 0 ? (
        <ul className="grid gap-1 text-quiet">
          {set.map(({ kind, period, until, limit, left }) => (
            <li key={`${kind} ${period}`} className="figures">
              {[
                kind === "DEPOSIT" ? null : t(`protection.kind.${kind}`),
                `${t(`protection.period.${period}`)}: ${limit ? limitText(limit, i18n) : ""}`,
                leftText({ kind, period, left }, i18n),
                until == null ? null : t("protection.until", { day: lastDay(date, until) }),
              ]
                .filter((each) => each !== null)
                .join(" · ")}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{t("protection.none")}</p>
      )}
    </div>
  );
}
