import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { graphql } from "~/graphql/generated";
import type { AttentionKind, AttentionRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { requirePage } from "~/reports/query/require-rows.server.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import { EntryLink, useRead, workHref } from "~/routes/agent/attention/attention-list.tsx";
import { kindOf } from "~/routes/agent/attention/kinds.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { agentQuery } from "~/routes/agent/report/report.server.ts";
import { TagsFailed } from "~/routes/agent/report/tags-failed.tsx";
import { readAnnouncements } from "~/session/cookies/read-announcements.ts";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { AsideList } from "./aside-list.tsx";
import { EntryForm } from "./entry-form.tsx";
import { changeList } from "./set-aside.server.ts";

const WorkList = graphql(`
  query WorkList(
    $kind: AttentionKind!
    $all: Boolean!
    $one: Boolean!
    $aside: Boolean!
    $offset: Int!
    $limit: Int!
  ) {
    viewer {
      glance {
        attention {
          id
        }
      }
    }
    agent {
      attention @include(if: $all) {
        ...AttentionList
      }
      attentionEntries(kind: $kind, offset: $offset, limit: $limit) @include(if: $one) {
        nodes {
          ...AttentionRow
        }
        pageInfo {
          ...PageInfo
        }
      }
      setAside @include(if: $aside) {
        ...EntryAside
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const dayMs = 86_400_000;

/**
 * N22: what needs the agent, to be worked off. `kind` has all entries of one kind (CA180), `aside` what was set aside;
 * without them the latest of each kind (CA167).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { searchParams } = new URL(request.url);
  const { offset, limit } = agentQuery(args);
  const [kind, aside] = [kindOf(searchParams.get("kind")), searchParams.has("aside")];
  const [one, all] = [kind !== undefined && !aside, kind === undefined && !aside];
  const answer = await queryAgent(request, context, [
    WorkList,
    { kind: kind ?? "BIG_WIN", one, all, aside, offset, limit },
  ]);
  const isRead = readAnnouncements(request);
  const entries = partOf(answer, ({ agent }) => agent?.attentionEntries, "agent.attentionEntries");
  if (one && "data" in entries) {
    const { total } = entries.data.pageInfo;
    requirePage(request, { offset, limit, total: total ?? null });
  }
  const tomorrow = brandTime(context.now() + dayMs, context.brand.gmtOffset).slice(0, 10);
  return {
    title: pageTitle(context, "agentCenter.shell.pages.work"),
    kind: kind ?? null,
    tomorrow,
    news: (answer.data?.viewer?.glance.attention ?? []).map(({ id }) => ({
      id,
      unread: !isRead(id),
    })),
    kinds: all ? partOf(answer, ({ agent }) => agent?.attention?.items, "agent.attention") : null,
    entries: one ? entries : null,
    aside: aside ? partOf(answer, ({ agent }) => agent?.setAside, "agent.setAside") : null,
  };
}

/** `intent` is `done`, `later`, `never` or `back`, with the fields of the entry's form. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  return changeList(context, await request.formData(), new URL(request.url));
}

export default function Work() {
  const { t } = useI18n();
  const { kind, kinds, entries, aside, news } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const [shown] = useSearchParams();
  const title = t("agentCenter.shell.pages.work");
  useRead(news);
  return (
    <>
      <PageHeader title={title} lead={t("agentCenter.work.lead")} />
      {shown.has("done") && !before ? <DoneNote>{t("agentCenter.work.saved")}</DoneNote> : null}
      {before ? (
        <div className="mb-4">
          <FormErrorSummary fields={[]} problem={before.problem} />
        </div>
      ) : null}
      <div className="mb-4">
        <Tabs
          label={title}
          look="slim"
          now={aside ? "aside" : kind === null ? "all" : "kind"}
          tabs={[
            { name: "all", to: workHref(), text: t("agentCenter.work.all") },
            ...(kind === null
              ? []
              : [
                  {
                    name: "kind",
                    to: workHref(kind),
                    text: t(`agentCenter.attention.kinds.${kind}`),
                  },
                ]),
            { name: "aside", to: "/agentHome/work?aside=1", text: t("agentCenter.work.aside") },
          ]}
        />
      </div>
      {kinds ? (
        <PartBlock part={kinds} name={title}>
          {(items) =>
            items.length === 0 ? (
              <p className="text-sm text-quiet">{t("agentCenter.reports.overview.nothing")}</p>
            ) : (
              <div className="grid items-start gap-4 xl:grid-cols-2">
                <TagsFailed rows={items.flatMap(({ rows }) => rows)} />
                {items.map((item) => (
                  <section key={item.kind} aria-labelledby={item.kind}>
                    <h2 id={item.kind} className="mb-2 flex justify-between gap-3 font-semibold">
                      <span>{t(`agentCenter.attention.kinds.${item.kind}`)}</span>
                      <span className="figures text-accent">{item.count}</span>
                    </h2>
                    <Entries kind={item.kind} rows={item.rows} />
                    {item.count > item.rows.length ? (
                      <Link
                        to={workHref(item.kind)}
                        className="flex min-h-11 items-center text-sm text-accent hover:underline"
                      >
                        {t("agentCenter.attention.more", { count: item.count - item.rows.length })}
                        <span className="sr-only">
                          : {t(`agentCenter.attention.kinds.${item.kind}`)}
                        </span>
                      </Link>
                    ) : null}
                  </section>
                ))}
              </div>
            )
          }
        </PartBlock>
      ) : null}
      {entries && kind ? (
        <PartBlock part={entries} name={title}>
          {({ nodes, pageInfo }) =>
            nodes.length === 0 ? (
              <p className="text-sm text-quiet">{t("agentCenter.reports.overview.nothing")}</p>
            ) : (
              <>
                <TagsFailed rows={nodes} />
                <Entries kind={kind} rows={nodes} />
                <RecordPager pageInfo={pageInfo} sizes />
              </>
            )
          }
        </PartBlock>
      ) : null}
      {aside ? (
        <PartBlock part={aside} name={title}>
          {(rows) => <AsideList rows={rows} />}
        </PartBlock>
      ) : null}
    </>
  );
}

function Entries({ kind, rows }: { kind: AttentionKind; rows: readonly AttentionRowFragment[] }) {
  const { tomorrow } = useLoaderData<typeof loader>();
  return (
    <Card as="ul" className="divide-y divide-line/60 overflow-hidden">
      {rows.map((row) => (
        <li key={row.id}>
          <EntryLink kind={kind} row={row} />
          <EntryForm kind={kind} row={row} tomorrow={tomorrow} />
        </li>
      ))}
    </Card>
  );
}
