import { useI18n } from "~/i18n/i18n.tsx";
import { LevelMark } from "~/routes/operator/frame/level-mark.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { type Figure, figureText } from "./figure-text.ts";

/** The page's answer in one line: well, or which figures are not, the worst first. */
export function Verdict({ figures }: { figures: readonly Figure[] }) {
  const { t, language } = useI18n();
  const red = figures.filter(({ level }) => level === "RED");
  const unwell = [...red, ...figures.filter(({ level }) => level === "AMBER")];
  const level = red.length > 0 ? "RED" : unwell.length > 0 ? "AMBER" : "GREEN";
  return (
    <Card className="mb-4 px-4 py-3" role="status">
      <p className="flex items-center gap-2 text-lg font-bold">
        <LevelMark level={level} />
        {t(`operator.verdicts.${level}`)}
      </p>
      {unwell.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-sm">
          {unwell.map((figure) => (
            <li key={figure.name} className="flex items-center gap-2">
              <LevelMark level={figure.level ?? "GREEN"} />
              {t("operator.health.above", {
                name: t(`operator.figures.${figure.name}`),
                value: figureText(figure.value, figure, language),
                threshold: figureText(
                  figure.level === "RED" ? figure.red : figure.amber,
                  figure,
                  language,
                ),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
