import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { Form } from "~/forms/owner/post-form.tsx";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { Column } from "~/ui/table/column.ts";
import { useChosenNames, useReportPath } from "./chosen-columns.ts";

interface Choice {
  name: GivenKey;
  isShown: boolean;
}

/** Chooses and orders the columns of a report (N7). Without a script they can be chosen, not ordered. */
export function ColumnTools({
  columns,
}: {
  columns: readonly Pick<Column<never>, "name" | "unseen">[];
}) {
  const { t } = useI18n();
  const path = useReportPath();
  const { search } = useLocation();
  const chosen = useChosenNames();
  const hydrated = useHydrated();
  const choices = choicesOf(columns, chosen);
  const [order, setOrder] = useState<readonly GivenKey[] | null>(null);
  const rows = order
    ? order.flatMap((name) => choices.find((each) => each.name === name) ?? [])
    : choices;
  const move = (at: number, by: -1 | 1) => {
    const names = rows.map(({ name }) => name);
    const [moved] = names.splice(at, 1);
    if (moved) names.splice(at + by, 0, moved);
    setOrder(names);
  };
  return (
    <Disclosure
      over
      className="relative print:hidden"
      look={buttonLook({ tone: "quiet", size: "small" })}
      summary={
        <>
          <i className="icon-sliders-horizontal size-4" />
          {t("agentCenter.reports.columns.title")}
        </>
      }
    >
      <Form
        // Another choice of columns starts anew.
        key={chosen?.join() ?? ""}
        method="post"
        action="/agentHome/settings"
        preventScrollReset
        className="panel-menu"
      >
        <input type="hidden" name="page" value={path} />
        <input type="hidden" name="search" value={search} />
        <ul className="max-h-80 overflow-y-auto">
          {rows.map(({ name, isShown }, at) => (
            <li key={name} className="flex items-center gap-1">
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  name="column"
                  value={name}
                  defaultChecked={isShown}
                  className="size-5 shrink-0"
                />
                {t(name satisfies GivenKey)}
              </label>
              {hydrated ? (
                <>
                  <Move
                    to="up"
                    of={t(name satisfies GivenKey)}
                    disabled={at === 0}
                    onMove={() => move(at, -1)}
                  />
                  <Move
                    to="down"
                    of={t(name satisfies GivenKey)}
                    disabled={at === rows.length - 1}
                    onMove={() => move(at, 1)}
                  />
                </>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="text-xs text-quiet">{t("agentCenter.reports.columns.file")}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="columns" size="small">
            {t("agentCenter.reports.columns.apply")}
          </Button>
          <Button type="submit" name="intent" value="usualColumns" tone="quiet" size="small">
            {t("agentCenter.reports.columns.usual")}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}

/** Shown columns in their order, then the others; the first column is no choice. */
function choicesOf(
  columns: readonly Pick<Column<never>, "name" | "unseen">[],
  chosen: readonly string[] | null,
): Choice[] {
  const names = columns
    .slice(1)
    .filter(({ unseen }) => !unseen)
    .map(({ name }) => name as GivenKey);
  const shown = chosen
    ? chosen.flatMap((name) => names.find((each) => each === name) ?? [])
    : names;
  const hidden = names.filter((name) => !shown.includes(name));
  return [
    ...shown.map((name) => ({ name, isShown: true })),
    ...hidden.map((name) => ({ name, isShown: false })),
  ];
}

interface MoveProps {
  to: "up" | "down";
  of: string;
  disabled: boolean;
  onMove: () => void;
}

function Move({ to, of, disabled, onMove }: MoveProps) {
  const { t } = useI18n();
  return (
    <Button
      onClick={onMove}
      disabled={disabled}
      tone="faint"
      size="icon"
      aria-label={t(`agentCenter.reports.columns.${to}`, { name: of })}
    >
      <i className={`icon-arrow-${to} size-4`} />
    </Button>
  );
}
