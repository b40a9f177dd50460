import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SearchField } from "~/reports/search-field.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { FieldName } from "../../../../brands/typed/field-kinds.ts";
import { bounds, happenings, lacks } from "./wishes.ts";

/** Days without a bet or a deposit that the filters offer. */
const pauses = [7, 14, 30, 90] as const;
/** Steps below the agent that the filter offers. */
const levels = Array.from({ length: 20 }, (_, step) => String(step + 1));

/** Filters that few need: they fold. */
const further = ["having", "lacking", "inactive", "noDeposit", "noted", ...bounds] as const;

interface Option {
  value: string;
  text: string;
}

interface Props {
  /** The agent's links, and tags. */
  links: readonly Option[];
  tags: readonly Option[];
}

/** Which accounts of the line are listed (N20). */
export function TeamFilters({ links, tags }: Props) {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const [now] = useSearchParams();
  const days = pauses.map((count) => ({
    value: String(count),
    text: t("agentCenter.reports.team.days", { count }),
  }));
  return (
    <>
      <SearchField name="search" label={t("agentCenter.reports.search")} slash half />
      <RangeSelect
        half
        name="type"
        label={t("agentCenter.downline.type")}
        options={[
          { value: "MEMBER", text: t("agentCenter.downline.types.MEMBER") },
          { value: "AGENT", text: t("agentCenter.downline.types.AGENT") },
        ]}
      />
      {offers("AGENT_TEAM_STATE") ? (
        <RangeSelect
          half
          name="state"
          label={t("agentCenter.reports.team.state")}
          options={[
            { value: "OPEN", text: t("agentCenter.reports.team.open") },
            { value: "FROZEN", text: t("agentCenter.downline.frozen") },
          ]}
        />
      ) : null}
      <RangeSelect
        half
        name="level"
        label={t("agentCenter.downline.level")}
        options={levels.map((level) => ({ value: level, text: level }))}
      />
      <RangeSelect
        half
        name="link"
        label={t("agentCenter.register.link")}
        options={withShown(links, now.get("link"))}
      />
      <RangeSelect
        half
        name="tag"
        label={t("agentCenter.tags.tag")}
        options={withShown(tags, now.get("tag"))}
      />
      <Disclosure
        // Filters that are set are in sight.
        open={further.some((name) => now.get(name))}
        className="col-span-2 md:open:basis-full"
        look="flex min-h-11 cursor-pointer items-center gap-1 text-sm font-semibold text-accent"
        arrow="size-4"
        summary={t("agentCenter.reports.team.more")}
      >
        <div className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
          <RangeSelect
            half
            name="having"
            label={t("agentCenter.reports.team.having")}
            options={happenings.map((value) => ({
              value,
              text: t(`agentCenter.reports.team.happened.${value}`),
            }))}
          />
          <RangeSelect
            half
            name="lacking"
            label={t("agentCenter.reports.team.lacking")}
            options={lacks.map((value) => ({
              value,
              text: t(`agentCenter.reports.team.happened.${value}`),
            }))}
          />
          <RangeSelect
            half
            name="inactive"
            label={t("agentCenter.reports.team.inactive")}
            options={days}
          />
          <RangeSelect
            half
            name="noDeposit"
            label={t("agentCenter.reports.team.noDeposit")}
            options={days}
          />
          <RangeSelect
            half
            name="noted"
            label={t("agentCenter.tags.note")}
            options={[{ value: "1", text: t("agentCenter.tags.noted") }]}
          />
          {bounds.map((name) => (
            <label key={name} className="filter filter-half">
              {t(`agentCenter.reports.team.${name}`)}
              <input
                key={now.get(name)}
                name={name}
                inputMode="text"
                defaultValue={now.get(name) ?? ""}
                maxLength={20}
                autoComplete="off"
                className="filter-field figures w-28 max-md:w-full"
              />
            </label>
          ))}
        </div>
      </Disclosure>
      {(["campaign", "source"] as const satisfies FieldName[]).map((name) => {
        const value = now.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
    </>
  );
}

/** What the address asks for stays chosen, also a link that is switched off or a tag that nothing has any more. */
const withShown = (options: readonly Option[], value: string | null): readonly Option[] =>
  !value || options.some((each) => each.value === value)
    ? options
    : options.concat({ value, text: value });
