import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { graphql } from "~/graphql/generated";
import type { AgentFileScheduleFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { reportName } from "~/reports/report-names.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import type { FileOutcome } from "./change-files.server.ts";

graphql(`
  fragment AgentFileSchedule on AgentFileSchedule {
    id
    name
    report
    format
    every
    hour
    state
    nextAt
    expiresAt
  }
`);

interface Props {
  schedules: readonly AgentFileScheduleFragment[];
  /** The saved views that a file can be made of. */
  views: readonly { id: string; name: string }[];
  /** The answer to the page's own form. */
  before: FileOutcome | undefined;
}

const rhythms = ["DAILY", "WEEKLY", "MONTHLY"] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const usualHour = 6;

/** Files that come by themselves: the list, and the form of a new one (N24). */
export function Schedules({ schedules, views, before }: Props) {
  const { t, zone } = useI18n();
  const mine = before?.of === "schedule" ? before : undefined;
  return (
    <section aria-labelledby="schedules" className="mt-8 grid gap-3">
      <h2 id="schedules" className="text-lg font-semibold">
        {t("agentCenter.files.schedules.title")}
      </h2>
      <p className="max-w-prose text-sm text-quiet">{t("agentCenter.files.schedules.lead")}</p>
      <ul className="grid items-start gap-3 empty:hidden xl:grid-cols-2">
        {schedules.map((schedule) => (
          <ScheduleCard key={schedule.id} schedule={schedule} />
        ))}
      </ul>
      {views.length === 0 ? (
        <p className="text-sm">
          {t("agentCenter.files.schedules.noViews")}{" "}
          <Link to="/agentHome/settings" className="finger text-accent hover:underline">
            {t("agentCenter.settings.views")}
          </Link>
        </p>
      ) : (
        <Card className="p-4">
          <Form method="post" className="grid max-w-md gap-3">
            <FormErrorSummary fields={["view", "hour"]} problem={mine?.problem} />
            <Choice name="view" label={t("agentCenter.files.schedules.view")}>
              {views.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
            <Choice name="format" label={t("agentCenter.files.schedules.format")}>
              <option value="XLSX">XLSX</option>
              <option value="CSV">CSV</option>
            </Choice>
            <Choice name="every" label={t("agentCenter.files.schedules.every")}>
              {rhythms.map((each) => (
                <option key={each} value={each}>
                  {t(`agentCenter.files.schedules.rhythms.${each}`)}
                </option>
              ))}
            </Choice>
            <Choice
              name="hour"
              label={t("agentCenter.files.schedules.hour", { zone })}
              value={String(usualHour)}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {clock(hour)}
                </option>
              ))}
            </Choice>
            <Button type="submit" name="intent" value="schedule" size="small">
              {t("agentCenter.files.schedules.add")}
            </Button>
          </Form>
        </Card>
      )}
    </section>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value?: string;
  children: ReactNode;
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="filter">
      {label}
      <select id={`schedule-${name}`} name={name} defaultValue={value} className="filter-field">
        {children}
      </select>
    </label>
  );
}

function ScheduleCard({ schedule }: { schedule: AgentFileScheduleFragment }) {
  const { t, date, zone } = useI18n();
  const { id, name, report, format, every, hour, state, nextAt, expiresAt } = schedule;
  return (
    <Card as="li" className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold break-words">
          {name} <span className="text-2xs text-quiet">{format}</span>
        </h3>
        <Tag tone={state === "ENDED" ? "danger" : "accent"}>
          {t(`agentCenter.files.schedules.states.${state}`)}
        </Tag>
      </div>
      <p className="figures text-sm">
        {reportName(report, t)} · {t(`agentCenter.files.schedules.rhythms.${every}`)}, {clock(hour)}{" "}
        ({zone})
      </p>
      <p className="figures text-2xs text-quiet">
        {state === "ENDED"
          ? t("agentCenter.files.schedules.endedText")
          : t("agentCenter.files.schedules.next", {
              time: date(nextAt, "momentInZone"),
              until: date(expiresAt),
            })}
      </p>
      <ConfirmDisclosure
        summary={t("agentCenter.files.schedules.end")}
        look="quiet"
        name={`schedule-${id}`}
        question={t("agentCenter.files.schedules.sure", { name })}
        now={t("agentCenter.files.schedules.end")}
        intent="endSchedule"
        tone="danger"
        sent={{ id }}
        before={undefined}
      />
    </Card>
  );
}
