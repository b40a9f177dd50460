import { Form, Link, useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "./record-query.server.ts";

interface Props {
  query: RecordQuery;
  /** Further fields of the form, such as a kind. */
  children?: ReactNode;
}

export const filterLook =
  "min-h-11 rounded-control border border-line bg-ground px-3 text-sm text-ink transition-colors hover:border-quiet";

/** Which days: one press for the usual stretches, or two dates (K38). A plain GET form, so that it has an address. */
export function RangeForm({ query, children }: Props) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const kept = [...now].filter(([name]) => !["from", "to", "offset"].includes(name));
  const href = (days: { from: string; to: string }) =>
    `?${new URLSearchParams([...kept, ["from", days.from], ["to", days.to]])}`;
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <ul
          aria-label={t("member.range.presets")}
          className="flex gap-1 rounded-control bg-surface p-1"
        >
          {query.presets.map(({ days, from, to }) => {
            const chosen = from === query.from && to === query.to;
            return (
              <li key={days}>
                <Link
                  to={href({ from, to })}
                  preventScrollReset
                  aria-current={chosen ? "true" : undefined}
                  className={clsx(
                    "grid min-h-9 place-items-center rounded-control px-3 text-sm transition-colors",
                    chosen ? "bg-raised font-semibold text-ink" : "text-quiet hover:text-ink",
                  )}
                >
                  {days === 1 ? t("member.range.today") : t("member.range.days", { count: days })}
                </Link>
              </li>
            );
          })}
        </ul>
        <Form
          method="get"
          preventScrollReset
          className="grid grow grid-cols-2 items-end gap-2 sm:flex sm:grow-0 sm:flex-wrap"
        >
          {children}
          <DayField key={`from-${query.from}`} name="from" value={query.from} query={query} />
          <DayField key={`to-${query.to}`} name="to" value={query.to} query={query} />
          <button
            type="submit"
            className="col-span-2 min-h-11 rounded-control border border-line bg-raised px-4 text-sm font-semibold transition-colors hover:border-accent hover:text-accent"
          >
            {t("member.range.show")}
          </button>
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
    <label className="grid gap-1 text-xs text-quiet">
      {t(`member.range.${name}`)}
      <input
        type="date"
        name={name}
        defaultValue={value}
        max={query.today}
        aria-invalid={query.problem ? true : undefined}
        aria-describedby={query.problem ? "range-problem" : undefined}
        className={`${filterLook} figures w-full`}
      />
    </label>
  );
}
