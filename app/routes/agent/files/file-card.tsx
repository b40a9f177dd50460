import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { graphql } from "~/graphql/generated";
import type { AgentFileFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { reportName } from "~/reports/report-names.ts";
import { Button, ButtonAnchor } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";
import type { FileOutcome } from "./change-files.server.ts";

graphql(`
  fragment AgentFile on AgentFile {
    id
    report
    format
    from
    to
    since
    requestedAt
    state
    rows
    total
    bytes
    expiresAt
  }
`);

const tones: Record<AgentFileFragment["state"], TagTone> = {
  RUNNING: "accent",
  DONE: "gain",
  STOPPED: "danger",
  FAILED: "danger",
  TOO_LARGE: "danger",
};

interface Props {
  file: AgentFileFragment;
  /** The answer to the page's own form. */
  before: FileOutcome | undefined;
}

/** A file with its days, its progress or its end, and what can be done with it (N12). */
export function FileCard({ file, before }: Props) {
  const { t, date, zone } = useI18n();
  const { id, state, expiresAt } = file;
  const name = reportName(file.report, t);
  const isRunning = state === "RUNNING";
  const isOver = state !== "RUNNING" && state !== "DONE";
  const problem = before?.problem;
  return (
    <Card as="li" className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          {name} <span className="text-2xs text-quiet">{file.format}</span>
        </h2>
        <Tag tone={tones[state]}>{t(`agentCenter.files.states.${state}`)}</Tag>
      </div>
      <p className="figures text-sm">
        {t("agentCenter.files.days", { from: date(file.from), to: date(file.to - 1) })}
      </p>
      <p className="figures text-2xs text-quiet">
        {t("agentCenter.files.upTo", { time: date(file.requestedAt) })}{" "}
        {t("agentCenter.files.zone", { zone })}
      </p>
      {file.since == null ? null : (
        <p className="figures text-sm font-semibold">
          {t("agentCenter.reports.cutSince", { since: date(file.since, "momentInZone") })}
        </p>
      )}
      <Progress file={file} name={name} />
      {state === "STOPPED" ? <p className="text-sm">{t("agentCenter.files.stopText")}</p> : null}
      {state === "TOO_LARGE" ? <p className="text-sm">{t("agentCenter.files.largeText")}</p> : null}
      {state === "FAILED" ? <p className="text-sm">{t("agentCenter.files.failText")}</p> : null}
      {expiresAt === null ? null : (
        <p className="figures text-2xs text-quiet">
          {t(isOver ? "agentCenter.files.gone" : "agentCenter.files.kept", {
            time: date(expiresAt),
          })}
        </p>
      )}
      {problem && problem.kind !== "message" ? (
        <p role="alert" className="text-sm text-danger">
          {refusalText(problem, t)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-2">
        {state === "DONE" ? (
          <ButtonAnchor href={`/agentHome/files/file?id=${id}`} size="tight">
            {t("agentCenter.files.download")}
          </ButtonAnchor>
        ) : null}
        {isOver ? (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="restart" size="tight">
              {t("agentCenter.files.again")}
            </Button>
          </Form>
        ) : null}
        <ConfirmDisclosure
          summary={t(isRunning ? "agentCenter.files.cancel" : "agentCenter.files.delete")}
          look="quiet"
          name={`file-${id}`}
          question={`${t("agentCenter.files.sure")} ${t("agentCenter.files.sureText")}`}
          now={t("agentCenter.files.delete")}
          intent="delete"
          tone="danger"
          sent={{ id }}
          before={undefined}
        />
      </div>
    </Card>
  );
}

function Progress({ file, name }: { file: AgentFileFragment; name: string }) {
  const { t, language } = useI18n();
  const { rows, total, bytes, state } = file;
  const size = bytes === null ? null : bytes / 1_000_000;
  return (
    <div className="grid gap-1">
      {state === "RUNNING" ? (
        <progress
          aria-label={name}
          value={total === null ? undefined : rows}
          max={total ?? undefined}
          className="h-1.5 w-full accent-accent"
        />
      ) : null}
      <p className="figures text-sm">
        {total === null || state === "DONE"
          ? t("member.csv.rows", { count: rows })
          : t("member.csv.progress", { rows, total })}
        {size === null ? null : (
          <span> · {numberText(Math.round(size * 100) / 100, language)} MB</span>
        )}
      </p>
    </div>
  );
}
