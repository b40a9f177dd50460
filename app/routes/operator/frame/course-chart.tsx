import { useI18n } from "~/i18n/i18n.tsx";
import { TrendChart } from "~/ui/charts/trend-chart.tsx";

interface Props {
  name: string;
  /** One a minute or an hour, in order. */
  points: readonly { at: number; all: number; failed: number }[];
}

/** How often something happened over time, and how often it failed. */
export function CourseChart({ name, points }: Props) {
  const { t, date } = useI18n();
  if (points.length === 0) return null;
  const words = (at: number, value: number) =>
    `${date(at, "moment")}: ${t("operator.course.times", { count: value })}`;
  const [first] = points;
  const last = points.at(-1);
  return (
    <section className="mt-5" aria-label={name}>
      <h2 className="mb-2 text-sm font-bold">{name}</h2>
      <TrendChart
        label={name}
        points={points.map(({ at, all }) => ({
          key: String(at),
          value: all,
          text: words(at, all),
        }))}
        before={points.map(({ failed }) => ({
          value: failed,
          text: t("operator.course.times", { count: failed }),
        }))}
        choose={t("operator.course.choose")}
        legend={[name, t("operator.course.failed")]}
        ends={[first ? date(first.at, "moment") : "", last ? date(last.at, "moment") : ""]}
        scale={String}
      />
    </section>
  );
}
