import { graphql } from "~/graphql/generated";
import type { ReportKeyCardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";
import { KeyQuestion } from "./key-question.tsx";

graphql(`
  fragment ReportKeyCard on ReportKey {
    id
    name
    ending
    createdAt
    expiresAt
    lastUsedAt
    endedAt
  }
`);

interface Props {
  reportKey: ReportKeyCardFragment;
  /** The answer to a form of this key. */
  before: KeyOutcome | undefined;
}

/** A key with its times, and what can be done with it (N25). */
export function KeyCard({ reportKey, before }: Props) {
  const { t, date } = useI18n();
  const { id, name, ending, createdAt, expiresAt, lastUsedAt, endedAt } = reportKey;
  const isOver = endedAt !== null;
  const facts = [
    t("agentCenter.access.made", { time: date(createdAt) }),
    lastUsedAt === null
      ? t("agentCenter.access.neverUsed")
      : t("agentCenter.access.used", { time: date(lastUsedAt) }),
    endedAt === null
      ? t("agentCenter.access.until", { time: date(expiresAt) })
      : t("agentCenter.access.endedAt", { time: date(endedAt) }),
  ];
  return (
    <Card as="li" className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold break-words">
          {name} <span className="figures text-2xs text-quiet">…{ending}</span>
        </h3>
        <Tag tone={isOver ? "danger" : "gain"}>
          {t(isOver ? "agentCenter.access.ended" : "agentCenter.access.works")}
        </Tag>
      </div>
      <ul className="figures grid gap-0.5 text-sm text-quiet">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isOver ? <p className="text-sm">{t("agentCenter.access.endedText")}</p> : null}
      <div className="flex flex-wrap items-start gap-2">
        <KeyQuestion
          text={t("agentCenter.access.rotate")}
          question={t("agentCenter.access.rotateText")}
          intent="rotate"
          id={id}
          before={before}
        />
        <KeyQuestion
          text={t("agentCenter.access.revoke")}
          question={t("agentCenter.access.revokeText")}
          intent="revoke"
          id={id}
          before={undefined}
        />
      </div>
    </Card>
  );
}
