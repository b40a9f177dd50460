import { member } from "~/components/shell/navigation/destinations.ts";
import { graphql } from "~/graphql/generated";
import type { LimitLeftFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { lastDay } from "~/reports/last-day.ts";
import { GoLink } from "~/ui/links/go-link.tsx";

graphql(`
  fragment LimitLeft on AccountLimit {
    period
    until
    limit {
      money {
        ...Money
      }
    }
    left {
      money {
        ...Money
      }
    }
  }
`);

/** What the deposit limits leave, and the way to them (G4, G6). */
export function LimitNote({ limits }: { limits: readonly LimitLeftFragment[] }) {
  const { t, money, date } = useI18n();
  const set = limits.filter(({ limit }) => limit != null);
  return (
    <div className="mb-6 grid gap-1 rounded-control border border-line p-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{t("protection.link")}</span>
        <GoLink to={member.limits} className="underline underline-offset-4 hover:text-ink">
          {t(set.length > 0 ? "protection.change" : "protection.set")}
        </GoLink>
      </p>
      {set.length > 0 ? (
        <ul className="grid gap-1 text-quiet">
          {set.map(({ period, until, limit, left }) => (
            <li key={period} className="figures">
              {t(`protection.period.${period}`)}: {limit?.money ? money(limit.money) : null} ·{" "}
              {left?.money
                ? t("protection.left", { left: money(left.money) })
                : t("protection.unknown")}{" "}
              · {t("protection.until", { day: lastDay(date, until) })}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{t("protection.none")}</p>
      )}
    </div>
  );
}
