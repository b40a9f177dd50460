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
const levels = Array.from({ length: 20 }, (_, step) => {
  const level = String(step + 1);
  return { value: level, text: level };
});

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
  const happened = (values: typeof happenings | typeof lacks) =>
    values.map((value) => ({ value, text: t(`agentCenter.reports.team.happened.${value}`) }));
  const select = (name: string, label: string, options: readonly Option[]) => (
    <RangeSelect half name={name} label={label} options={options} />
  );
  return (
    <>
      <SearchField name="search" label={t("agentCenter.reports.search")} slash half />
      {select("type", t("agentCenter.downline.type"), [
        { value: "MEMBER", text: t("agentCenter.downline.types.MEMBER") },
        { value: "AGENT", text: t("agentCenter.downline.types.AGENT") },
      ])}
      {offers("AGENT_TEAM_STATE")
        ? select("state", t("agentCenter.reports.team.state"), [
            { value: "OPEN", text: t("agentCenter.reports.team.open") },
            { value: "FROZEN", text: t("agentCenter.downline.frozen") },
          ])
        : null}
      {select("level", t("agentCenter.downline.level"), levels)}
      {select("link", t("agentCenter.register.link"), withShown(links, now.get("link")))}
      {select("tag", t("agentCenter.tags.tag"), withShown(tags, now.get("tag")))}
      <Disclosure
        // Filters that are set are in sight.
        open={further.some((name) => now.get(name))}
        className="col-span-2 md:open:basis-full"
        look="flex min-h-11 cursor-pointer items-center gap-1 text-sm font-semibold text-accent"
        arrow="size-4"
        summary={t("agentCenter.reports.team.more")}
      >
        <div className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
          {select("having", t("agentCenter.reports.team.having"), happened(happenings))}
          {select("lacking", t("agentCenter.reports.team.lacking"), happened(lacks))}
          {select("inactive", t("agentCenter.reports.team.inactive"), days)}
          {select("noDeposit", t("agentCenter.reports.team.noDeposit"), days)}
          {select("noted", t("agentCenter.tags.note"), [
            { value: "1", text: t("agentCenter.tags.noted") },
          ])}
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
