import type { OperatorFigureName } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { LevelMark } from "~/routes/operator/frame/level-mark.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { type Figure, figureText } from "./figure-text.ts";

const groups = ["visitors", "platform", "accounts"] as const;

/** Which figures stand together. */
const groupOf: Record<OperatorFigureName, (typeof groups)[number]> = {
  REQUESTS: "visitors",
  FAILED_REQUESTS: "visitors",
  REQUEST_P50: "visitors",
  REQUEST_P95: "visitors",
  REQUEST_P99: "visitors",
  REFUSED_REGIONS: "visitors",
  CALLS: "platform",
  FAILED_CALLS: "platform",
  CALL_P95: "platform",
  BREAKER_KEPT: "platform",
  CACHE_HITS: "platform",
  SIGN_INS: "accounts",
  REFUSED_SIGN_INS: "accounts",
  TAKEN_MONEY: "accounts",
  REFUSED_MONEY: "accounts",
  UNKNOWN_MONEY: "accounts",
};

/** All figures as tiles in three groups, with what each was a day before. */
export function HealthFigures({ figures }: { figures: readonly Figure[] }) {
  const { t, language } = useI18n();
  return groups.map((group) => (
    <section key={group} className="mb-3">
      <h2 className="mb-1.5 text-sm font-bold">{t(`operator.groups.${group}`)}</h2>
      <FigureTiles
        label={t(`operator.groups.${group}`)}
        figures={figures
          .filter(({ name }) => groupOf[name] === group)
          .map((figure) => ({
            name: t(`operator.figures.${figure.name}`),
            value: (
              <span className="inline-flex items-center gap-2">
                {figure.level ? <LevelMark level={figure.level} /> : null}
                <span>{figureText(figure.value, figure, language)}</span>
              </span>
            ),
            note: t("operator.health.dayBefore", {
              value: figureText(figure.before, figure, language),
            }),
          }))}
      />
    </section>
  ));
}
