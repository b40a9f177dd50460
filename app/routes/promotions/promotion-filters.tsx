import type { PromotionKind } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { presetsAhead } from "~/reports/range/range.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { filteredPath, kinds, type PromotionFilters, states } from "./filters.ts";

interface Props {
  filters: PromotionFilters;
  /** The kinds that there are; with one there is nothing to choose. */
  present: readonly PromotionKind[];
  /** How many rewards wait; null where there are no states, as for guests. */
  claimable: number | null;
}

const link = { preventScrollReset: true };

/** Filters of the list by state, kind and period, as links (H5, K37). */
export function Filters({ filters, present, claimable }: Props) {
  const { t } = useI18n();
  const to = (change: Partial<PromotionFilters>) => filteredPath({ ...filters, ...change });
  const stateTabs = [null, ...states].map((state) => ({
    name: String(state),
    to: to({ state }),
    text:
      state === null
        ? t("promotions.any")
        : state === "CLAIMABLE" && claimable
          ? t("promotions.claimableCount", { count: claimable })
          : t(`promotions.part.states.${state}`),
  }));
  const kindTabs = [null, ...kinds.filter((kind) => present.includes(kind))].map((kind) => ({
    name: String(kind),
    to: to({ kind }),
    text: kind === null ? t("promotions.anyKind") : t(`promotions.kinds.${kind}`),
  }));
  const dayTabs = [null, ...presetsAhead].map((days) => ({
    name: String(days),
    to: to({ days }),
    text: days ? t("promotions.ahead", { count: days }) : t("promotions.any"),
  }));
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      {claimable === null ? null : (
        <div className="scroll-row">
          <Tabs
            label={t("promotions.byState")}
            look="pills"
            tabs={stateTabs}
            now={String(filters.state)}
            link={link}
          />
        </div>
      )}
      <div className="grid grid-cols-1 gap-3 lg:flex lg:flex-wrap lg:justify-between">
        {present.length > 1 ? (
          <div className="scroll-row">
            <Tabs
              label={t("promotions.byKind")}
              look="pills"
              tabs={kindTabs}
              now={String(filters.kind)}
              link={link}
            />
          </div>
        ) : null}
        <div className="flex">
          <Tabs
            label={t("promotions.stretches")}
            look="slim"
            tabs={dayTabs}
            now={String(filters.days)}
            link={link}
          />
        </div>
      </div>
    </div>
  );
}
