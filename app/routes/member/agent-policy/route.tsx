import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";

const AgentPolicy = graphql(`
  query AgentPolicy {
    agentPolicy {
      sections {
        title
        content
      }
      changedAt
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** P11, W10: what agents agree to, for members and agents where the switch is on (CA83). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const part = await loadPart(request, context, [AgentPolicy, {}], (data) => data.agentPolicy);
  return { title: pageTitle(context, "member.pages.agentPolicy"), part };
}

export default function AgentPolicyPage() {
  const { t, date } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const title = t("member.pages.agentPolicy");
  return (
    <>
      <PageHeader title={title} lead={t("member.policy.lead")} />
      <PartBlock part={part} name={title}>
        {({ sections, changedAt }) =>
          sections.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-scroll-text size-7" />}
              title={t("member.policy.empty")}
            />
          ) : (
            <Card pad="roomy" className="grid gap-6">
              {sections.map((section) => (
                <section key={section.title} className="max-w-2xl">
                  <h2 className="mb-2 text-lg font-bold">{section.title}</h2>
                  <SafeHtml html={section.content} />
                </section>
              ))}
              {changedAt == null ? null : (
                <p className="text-xs text-quiet">
                  {t("member.policy.changed", { day: date(changedAt, "day") })}
                </p>
              )}
            </Card>
          )
        }
      </PartBlock>
    </>
  );
}
