import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { graphql } from "~/graphql/generated";
import type { AgentFileFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { markAnnouncementsRead, readAnnouncements } from "~/session/cookies/read-announcements.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { reportAt } from "../../../../brands/report-pages.ts";
import { changeFiles } from "./change-files.server.ts";
import { FileCard } from "./file-card.tsx";
import { Schedules } from "./schedules.tsx";
import { useRefresh } from "./use-refresh.ts";

const AgentFilesQuery = graphql(`
  query AgentFiles {
    agent {
      files {
        nodes {
          ...AgentFile
        }
        schedules {
          ...AgentFileSchedule
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N12: files that are made in the background. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await queryAgent(request, context, [AgentFilesQuery, {}]);
  const files = answer.data?.agent?.files?.nodes ?? [];
  markSeen(request, context, files);
  const isOffered = answer.data?.agent?.files !== null;
  return {
    title: pageTitle(context, "agentCenter.shell.pages.files"),
    isOffered,
    part: partOf(answer, ({ agent }) => agent?.files?.nodes, "agent.files.nodes"),
    // Null where the platform has no token for them.
    schedules: partOf(answer, ({ agent }) => agent?.files?.schedules, "agent.files.schedules"),
  };
}

/** What ended is read once its page was opened; a browser's prefetch opens nothing. */
function markSeen(request: Request, context: AppLoadContext, files: readonly Ended[]) {
  if (request.headers.get("sec-purpose")) return;
  const isRead = readAnnouncements(request, context.answerHeaders);
  const ids = files
    .filter(({ state }) => state !== "RUNNING")
    .map(({ id, requestedAt }) => `file:${id}:${requestedAt}`)
    .filter((id) => !isRead(id));
  if (ids.length > 0) markAnnouncementsRead(request, context.answerHeaders, ids);
}

type Ended = Pick<AgentFileFragment, "id" | "requestedAt" | "state">;

/** `intent` and fields as `changeFiles` reads them. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAgent(request, context);
  return changeFiles(context, await request.formData());
}

export default function Files() {
  const { t } = useI18n();
  const { part, isOffered, schedules } = useLoaderData<typeof loader>();
  const views = useAgentMenu()?.preferences.views ?? [];
  const before = useActionData<typeof action>();
  useRefresh("data" in part && part.data.some(({ state }) => state === "RUNNING"));
  const title = t("agentCenter.shell.pages.files");
  const problem = before?.id === "" && before.of !== "schedule" ? before.problem : null;
  return (
    <>
      <PageHeader title={title} lead={isOffered ? t("agentCenter.files.lead") : undefined} />
      <AnswerText of={before} className="mb-4">
        {problem && problem.kind !== "message" ? refusalText(problem, t) : null}
      </AnswerText>
      {isOffered ? (
        <PartBlock part={part} name={title}>
          {(files) =>
            files.length === 0 ? (
              <EmptyBlock
                icon={<i className="icon-download size-7" />}
                title={t("agentCenter.files.empty")}
                text={t("agentCenter.files.emptyText")}
              />
            ) : (
              <ul className="grid items-start gap-3 xl:grid-cols-2">
                {files.map((file) => (
                  <FileCard
                    key={file.id}
                    file={file}
                    before={before?.id === file.id ? before : undefined}
                  />
                ))}
              </ul>
            )
          }
        </PartBlock>
      ) : (
        <EmptyBlock icon={<i className="icon-ban size-7" />} title={t("agentCenter.files.off")} />
      )}
      {isOffered && !("notOffered" in schedules) ? (
        <PartBlock part={schedules} name={t("agentCenter.files.schedules.title")}>
          {(found) => (
            <Schedules
              schedules={found}
              views={views.filter(({ page }) => reportAt(page) !== null)}
              before={before}
            />
          )}
        </PartBlock>
      ) : null}
    </>
  );
}
