import { graphql } from "~/graphql/generated";
import type { SetLimitFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { limitText } from "./limit-value.ts";

graphql(`
  fragment SetLimit on AccountLimit {
    kind
    period
    limit {
      ...LimitValue
    }
  }
`);

/** The limits that hold, or that there is none (G8, G27). */
export function SetLimits({ limits }: { limits: readonly SetLimitFragment[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const set = limits.flatMap(({ kind, period, limit }) => (limit ? [{ kind, period, limit }] : []));
  const title = t("review.limits");
  return (
    <Card as="section" pad="snug" aria-label={title}>
      <h2 className="mb-2 font-bold">{title}</h2>
      {set.length === 0 ? (
        <p className="text-sm">{t("review.none")}</p>
      ) : (
        <ul className="figures grid gap-1 text-sm">
          {set.map(({ kind, period, limit }) => (
            <li key={`${kind} ${period}`}>
              {t(`protection.kind.${kind}`)},{" "}
              {t(`review.periods.${period}`, { limit: limitText(limit, i18n) })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
