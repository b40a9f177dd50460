import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { StatusTag } from "~/routes/member/status-tag.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Progress } from "~/ui/charts/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { Money } from "~/ui/text/money.tsx";

const MemberBonuses = graphql(`
  query MemberBonuses($range: DateRange, $offset: Int!, $limit: Int!) {
    records {
      bonuses(range: $range, offset: $offset, limit: $limit) {
        nodes {
          id
          name
          amount {
            ...Money
          }
          rollover {
            ...Money
          }
          progress {
            ...Money
          }
          status
          at
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27i bonusDetails: bonuses and how far their conditions are met (CA23). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = recordQuery(request, context);
  const variables = { range: query.range, offset: query.offset, limit: query.limit };
  const part = await loadPart(
    request,
    context,
    [MemberBonuses, variables],
    (data) => data.records?.bonuses,
  );
  requireRows(request, part);
  return { title: pageTitle(context, "member.pages.bonusDetails"), query, part };
}

export default function Bonuses() {
  const { t, money, atMost, near } = useI18n();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("member.pages.bonusDetails");
  return (
    <>
      <PageHeader title={title} lead={t("member.bonuses.lead")} />
      <RangeForm query={query} />
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo }) =>
          nodes.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-gift size-7" />}
              title={t("member.bonuses.empty")}
              text={t("member.emptyText")}
            />
          ) : (
            <>
              <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
                {nodes.map(({ id, name, amount, rollover, progress, status, at }) => (
                  <Card as="li" key={id} pad="snug" className="grid content-start gap-3">
                    <div className="flex items-start justify-between gap-3">
                      <div className="min-w-0">
                        <h2 className="font-bold">{name}</h2>
                        <p className="text-xs text-quiet">{at == null ? null : near(at)}</p>
                      </div>
                      <StatusTag status={status} />
                    </div>
                    <p className="figures text-xl font-bold text-gold">
                      <Money value={amount} />
                    </p>
                    <Progress
                      label={t("member.bonuses.rollover")}
                      done={Number(progress.amount)}
                      of={Number(rollover.amount)}
                      text={t("member.bonuses.staked", {
                        done: atMost(progress),
                        of: money(rollover),
                      })}
                    />
                  </Card>
                ))}
              </ul>
              <ListZone />
              <RecordPager pageInfo={pageInfo} sizes />
            </>
          )
        }
      </PartBlock>
    </>
  );
}
