import { clsx } from "clsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { graphql } from "~/graphql/generated";
import type { PostbackState, ReportHookCardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";
import { KeyQuestion } from "./key-question.tsx";

graphql(`
  fragment ReportHookCard on ReportHook {
    id
    url
    createdAt
    expiresAt
    endedAt
    postbacks {
      id
      kind
      state
      tries
      status
      at
    }
  }
`);

const tones = {
  WAITING: "text-quiet",
  DONE: "text-gain",
  FAILED: "text-danger",
} as const satisfies Record<PostbackState, string>;

interface Props {
  hook: ReportHookCardFragment;
  /** The answer to a form of this hook. */
  before: KeyOutcome | undefined;
}

/** An address that gets postbacks, with the last ones (N25). */
export function HookCard({ hook, before }: Props) {
  const { t, date } = useI18n();
  const { id, url, createdAt, expiresAt, endedAt, postbacks } = hook;
  const isOver = endedAt !== null;
  const problem = before?.problem;
  return (
    <Card as="li" className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold break-all">{url}</h3>
        <Tag tone={isOver ? "danger" : "gain"}>
          {t(isOver ? "agentCenter.access.ended" : "agentCenter.access.works")}
        </Tag>
      </div>
      <p className="figures text-sm text-quiet">
        {t("agentCenter.access.made", { time: date(createdAt) })} ·{" "}
        {endedAt === null
          ? t("agentCenter.access.until", { time: date(expiresAt) })
          : t("agentCenter.access.endedAt", { time: date(endedAt) })}
      </p>
      {postbacks.length === 0 ? (
        <p className="text-sm text-quiet">{t("agentCenter.access.noPostbacks")}</p>
      ) : (
        <ul className="figures grid gap-1 text-sm" aria-label={t("agentCenter.access.postbacks")}>
          {postbacks.map(({ id: event, kind, state, tries, status, at }) => (
            <li key={event} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t(`agentCenter.access.kinds.${kind}`)} · {date(at)}
              </span>
              <span className={clsx(tones[state])}>
                <span>{t(`agentCenter.access.states.${state}`, { count: tries })}</span>
                {status === null ? null : <span> · HTTP {status}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problem && problem.kind !== "message" ? (
        <p role="alert" className="text-sm text-danger">
          {refusalText(problem, t)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-2">
        {isOver ? null : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="test" size="tight">
              {t("agentCenter.access.test")}
            </Button>
          </Form>
        )}
        <KeyQuestion
          text={t("agentCenter.access.remove")}
          question={t("agentCenter.access.removeText")}
          intent="remove"
          id={id}
          before={undefined}
        />
      </div>
    </Card>
  );
}
