import type { PromotionKind } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { presetsAhead } from "~/reports/range/range.ts";
import { type FilterGroup, FilterRow } from "~/ui/layout/filter-row.tsx";
import { filteredPath, kinds, type PromotionFilters, states } from "./filters.ts";

interface Props {
  filters: PromotionFilters;
  /** The kinds that there are; with one there is nothing to choose. */
  present: readonly PromotionKind[];
  /** How many rewards wait; null where there are no states, as for guests. */
  claimable: number | null;
}

/** Filters of the list by state, kind and period in one row, as links (H5, H14, K37). */
export function Filters({ filters, present, claimable }: Props) {
  const { t } = useI18n();
  /** A choice that holds leads to the list without it. */
  const choice = <Name extends "state" | "kind" | "days">(
    name: Name,
    value: NonNullable<PromotionFilters[Name]>,
    text: string,
    count?: number,
  ) => {
    const isOn = filters[name] === value;
    const change: Partial<PromotionFilters> = { [name]: isOn ? null : value };
    const to = filteredPath({ ...filters, ...change });
    return { name: String(value), text, to, isOn, ...(count ? { count } : {}) };
  };
  const byState: FilterGroup = {
    name: "state",
    label: t("promotions.byState"),
    choices:
      claimable === null
        ? []
        : states.map((state) =>
            choice(
              "state",
              state,
              t(`promotions.part.states.${state}`),
              state === "CLAIMABLE" ? claimable : 0,
            ),
          ),
  };
  const byKind: FilterGroup = {
    name: "kind",
    label: t("promotions.byKind"),
    choices:
      present.length > 1
        ? kinds
            .filter((kind) => present.includes(kind))
            .map((kind) => choice("kind", kind, t(`promotions.kinds.${kind}`)))
        : [],
  };
  const byDays: FilterGroup = {
    name: "days",
    label: t("promotions.stretches"),
    choices: presetsAhead.map((days) =>
      choice("days", days, t("promotions.ahead", { count: days })),
    ),
  };
  return (
    <FilterRow
      label={t("promotions.filter")}
      all={{ text: t("promotions.any"), to: filteredPath({ state: null, kind: null, days: null }) }}
      groups={[byState, byKind, byDays]}
    />
  );
}
