import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { Form } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { FilterButton, filterSheet } from "~/reports/filter-button.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useScrollRowToCurrent } from "~/ui/hooks/use-scroll-row-to-current.ts";
import { Sheet } from "~/ui/layout/sheet.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { type Preset, rangeNames, rangeWord, wordOf } from "./range.ts";

interface Props {
  query: RecordQuery;
  /** Further fields of the form, such as a kind. */
  children?: ReactNode;
  /** Whether the page has the button of the sheet elsewhere, such as at the bottom of the window. */
  apart?: boolean;
}

/**
 * The form for the days of a report: usual ranges as buttons, or two dates (K38). It is a plain GET form, so that
 * the result has an address. On phones its fields are in a sheet, also without scripts (A127, N14).
 */
export function RangeForm({ query, children, apart = false }: Props) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const stored = [...now].filter(([name]) => ![...rangeNames, "offset"].includes(name));
  const href = (preset: Preset) =>
    `?${new URLSearchParams([...stored, [rangeWord, wordOf(preset)]])}`;
  const shown = query.presets.find(({ from, to }) => from === query.from && to === query.to);
  const stretches = useRef<HTMLDivElement>(null);
  useScrollRowToCurrent(stretches, shown?.name ?? null);
  return (
    <div className="mb-5 grid gap-3 print:hidden">
      <div className="flex min-w-0 flex-wrap items-end gap-3 max-md:items-center max-md:gap-2">
        <div ref={stretches} className="fade-row min-w-0 max-md:flex-1 md:max-w-full">
          <Tabs
            label={t("member.range.presets")}
            look="slim"
            tabs={query.presets.map(({ name }) => ({
              name,
              to: href(name),
              text: t(`member.range.${name}`),
            }))}
            now={shown?.name ?? null}
            link={{ preventScrollReset: true }}
          />
        </div>
        {apart ? null : <FilterButton counted={children !== undefined} />}
        <Sheet id={filterSheet} title={t("member.filters")} unfolded={query.problem !== null}>
          <Form
            method="get"
            preventScrollReset
            className="sheet-form items-end gap-2 md:flex md:flex-wrap"
          >
            {children}
            <div className="contents md:flex md:gap-2">
              <DayField key={`from-${query.from}`} name="from" value={query.from} query={query} />
              <DayField key={`to-${query.to}`} name="to" value={query.to} query={query} />
            </div>
            {query.named ? (
              <input type="hidden" name={rangeWord} value={wordOf(query.named)} />
            ) : null}
            <HiddenParams
              names={
                children
                  ? ["size", "currency"]
                  : ["size", "currency", "by", "account", "line", "search", "kind"]
              }
            />
            <div className="sheet-foot">
              <Button type="submit" tone="raised" size="small">
                {t("member.range.show")}
              </Button>
            </div>
          </Form>
        </Sheet>
      </div>
      {shown ? null : (
        <p className="figures text-xs text-quiet md:hidden">
          {query.from} – {query.to}
        </p>
      )}
      {query.problem ? (
        <p role="alert" id="range-problem" className="text-sm text-danger">
          {t(`member.range.${query.problem}`, { days: query.longestDays })}
        </p>
      ) : null}
      {query.tooDeep ? (
        <p role="alert" className="text-sm text-danger">
          {t("member.paging.deepest")}
        </p>
      ) : null}
    </div>
  );
}

/** Hidden fields for search parameters that have no visible field. */
export function HiddenParams({ names }: { names: readonly string[] }) {
  const [now] = useSearchParams();
  return names.map((name) => {
    const value = now.get(name);
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}

function DayField({
  name,
  value,
  query,
}: {
  name: "from" | "to";
  value: string;
  query: RecordQuery;
}) {
  const { t } = useI18n();
  return (
    <label className="filter filter-half">
      {t(`member.range.${name}`)}
      <input
        // Where the address names a time, so does its field (A122).
        type={value.includes("T") ? "datetime-local" : "date"}
        step={value.includes("T") ? "any" : undefined}
        name={name}
        defaultValue={value}
        max={value.includes("T") ? undefined : query.today}
        aria-invalid={query.problem ? true : undefined}
        aria-describedby={query.problem ? "range-problem" : undefined}
        className="filter-field figures"
      />
    </label>
  );
}
