import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { changeHooks, isHookIntent } from "./change-hooks.server.ts";
import { changeKeys } from "./change-keys.server.ts";
import { HookSection } from "./hook-section.tsx";
import { KeyCard } from "./key-card.tsx";
import { NewKeyForm } from "./new-key-form.tsx";

const AgentAccess = graphql(`
  query AgentAccess {
    agent {
      reportAccess {
        mostKeys
        keys {
          ...ReportKeyCard
        }
        mostHooks
        hooks {
          ...ReportHookCard
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N25: keys with which the agent's own programs read reports. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await queryAgent(request, context, [AgentAccess, {}]);
  return {
    title: pageTitle(context, "agentCenter.shell.pages.access"),
    isOffered: answer.data?.agent?.reportAccess !== null,
    address: `${new URL(request.url).origin}/api/reports/`,
    part: partOf(answer, ({ agent }) => agent?.reportAccess),
  };
}

/** `intent` and fields as `changeKeys` reads them. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  const form = await request.formData();
  return isHookIntent(form) ? changeHooks(context, form) : changeKeys(context, form);
}

export default function Access() {
  const { t } = useI18n();
  const { part, isOffered, address } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const title = t("agentCenter.shell.pages.access");
  return (
    <>
      <PageHeader title={title} lead={isOffered ? t("agentCenter.access.lead") : undefined} />
      <AnswerText of={before} good className="mb-2">
        {before?.key
          ? t("agentCenter.access.shownOnce")
          : before?.secret
            ? t("agentCenter.access.secretOnce")
            : null}
      </AnswerText>
      {before?.key ? (
        <Card className="mb-4 p-4">
          <CopyField label={t("agentCenter.access.newKey")} value={before.key} />
        </Card>
      ) : null}
      {before?.secret ? (
        <Card className="mb-4 p-4">
          <CopyField label={t("agentCenter.access.secret")} value={before.secret} />
        </Card>
      ) : null}
      {isOffered ? (
        <PartBlock part={part} name={title}>
          {({ keys, mostKeys, hooks, mostHooks }) => (
            <>
              <section aria-labelledby="keys" className="grid gap-4">
                <h2 id="keys" className="font-semibold">
                  {t("agentCenter.access.keys")}
                </h2>
                <CopyField label={t("agentCenter.access.address")} value={address} />
                {keys.length === 0 ? (
                  <EmptyBlock
                    icon={<i className="icon-lock size-7" />}
                    title={t("agentCenter.access.empty")}
                    text={t("agentCenter.access.emptyText")}
                  />
                ) : (
                  <ul className="grid items-start gap-3 xl:grid-cols-2">
                    {keys.map((key) => (
                      <KeyCard
                        key={key.id}
                        reportKey={key}
                        before={before?.of === key.id ? before : undefined}
                      />
                    ))}
                  </ul>
                )}
                {keys.length < mostKeys ? (
                  <NewKeyForm before={before?.of === "" ? before : undefined} />
                ) : (
                  <p className="text-sm text-quiet">
                    {t("agentCenter.access.most", { count: mostKeys })}
                  </p>
                )}
              </section>
              {hooks ? <HookSection hooks={hooks} most={mostHooks} before={before} /> : null}
            </>
          )}
        </PartBlock>
      ) : (
        <EmptyBlock icon={<i className="icon-ban size-7" />} title={t("agentCenter.access.off")} />
      )}
    </>
  );
}
