import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import type { RecordQuery } from "./record-query.server.ts";

interface Props {
  query: RecordQuery;
  /** Further fields of the form, such as a kind. */
  children?: ReactNode;
}

/** Which days: one press for the usual stretches, or two dates (K38). A plain GET form, so that it has an address. */
export function RangeForm({ query, children }: Props) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const kept = [...now].filter(([name]) => !["from", "to", "offset"].includes(name));
  const href = (days: { from: string; to: string }) =>
    `?${new URLSearchParams([...kept, ["from", days.from], ["to", days.to]])}`;
  const shown = query.presets.find(({ from, to }) => from === query.from && to === query.to);
  return (
    <div className="mb-5 grid gap-3 print:hidden">
      <div className="flex min-w-0 flex-wrap items-end gap-3">
        <div className="scroll-row max-w-full">
          <Tabs
            label={t("member.range.presets")}
            look="slim"
            tabs={query.presets.map(({ name, from, to }) => ({
              name,
              to: href({ from, to }),
              text: t(`member.range.${name}`),
            }))}
            now={shown?.name ?? null}
            link={{ preventScrollReset: true }}
          />
        </div>
        <Form
          method="get"
          preventScrollReset
          className="grid grow grid-cols-2 items-end gap-2 sm:flex sm:grow-0 sm:flex-wrap"
        >
          {children}
          <DayField key={`from-${query.from}`} name="from" value={query.from} query={query} />
          <DayField key={`to-${query.to}`} name="to" value={query.to} query={query} />
          <Button type="submit" tone="raised" size="small" className="col-span-2">
            {t("member.range.show")}
          </Button>
        </Form>
      </div>
      {query.problem ? (
        <p role="alert" id="range-problem" className="text-sm text-danger">
          {t(`member.range.${query.problem}`)}
        </p>
      ) : null}
    </div>
  );
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
