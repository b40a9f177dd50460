import { useActionData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { graphql } from "~/graphql/generated";
import type { OpenSessionRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { SessionLine } from "./session-line.tsx";

graphql(`
  fragment OpenSessionRow on OpenSession {
    id
    beganAt
    usedAt
    device
    place
    current
  }
`);

interface Props {
  sessions: readonly OpenSessionRowFragment[];
  /** The account's sessions elsewhere (CA5). */
  children: ReactNode;
}

/** Where the account is signed in, each once; one or all others can be ended (G26). */
export function OpenSessions({ sessions, children }: Props) {
  const { t, near } = useI18n();
  const busy = useNavigation().state !== "idle";
  const outcome = useActionData<FormOutcome>() as FormOutcome | undefined;
  const others = sessions.some(({ current }) => !current);
  return (
    <Card as="section" id="sessions" className="scroll-mt-24">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4 pb-2 lg:px-6 lg:pt-6">
        <div className="min-w-0">
          <h2 className="text-lg font-bold">{t("breaks.sessions.title")}</h2>
          <p className="text-sm text-quiet text-pretty">{t("breaks.sessions.lead")}</p>
        </div>
        {others ? (
          <Form method="post" action="/member/security">
            <Button
              type="submit"
              name="intent"
              value="endOthers"
              tone="wary"
              size="small"
              busy={busy}
            >
              {t("breaks.sessions.endOthers")}
            </Button>
          </Form>
        ) : null}
      </div>
      <div className="px-4 lg:px-6">
        <FormErrorSummary
          fields={[]}
          problem={outcome?.values.form === "sessions" ? outcome.problem : null}
        />
      </div>
      <ul className="divide-y divide-line/60">
        {sessions.map(({ id, beganAt, usedAt, device, place, current }) => (
          <SessionLine
            key={id}
            device={device}
            facts={[
              place,
              t("breaks.sessions.since", { at: near(beganAt) }),
              t("breaks.sessions.used", { at: near(usedAt) }),
            ]}
          >
            {current ? (
              <Tag tone="gain">{t("member.security.thisSession")}</Tag>
            ) : (
              <Form method="post" action="/member/security">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="endOne"
                  tone="wary"
                  size="small"
                  busy={busy}
                >
                  {t("member.security.end")}
                  <span className="sr-only">: {device ?? place}</span>
                </Button>
              </Form>
            )}
          </SessionLine>
        ))}
      </ul>
      {children}
      <ListZone className="px-4 pb-4 lg:px-6" />
    </Card>
  );
}
