import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import { categoryKey } from "~/components/shell/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import type { GameType } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { filterLook, RangeForm } from "~/reports/range-form.tsx";
import { oneOf, recordQuery, recordsPerPage } from "~/reports/record-query.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { FigureTiles } from "~/ui/figure-tiles.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordList } from "~/ui/record-list.tsx";
import { RecordPager } from "~/ui/record-pager.tsx";

const types: readonly GameType[] = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
];

const MemberBets = graphql(`
  query MemberBets($filter: GameRecordFilter, $range: DateRange, $offset: Int!, $limit: Int!) {
    records {
      games(filter: $filter, range: $range, offset: $offset, limit: $limit) {
        nodes {
          id
          gameName
          vendor {
            name
          }
          type
          stake {
            amount
            currency
          }
          win {
            amount
            currency
          }
          at
          status
        }
        pageInfo {
          offset
          limit
          total
          hasMore
        }
        totals {
          stake {
            amount
            currency
          }
          validStake {
            amount
            currency
          }
          win {
            amount
            currency
          }
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27f personalHistoryCopy: rounds played (CA20), by days and by kind of game. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = recordQuery(request, context);
  const type = oneOf(new URL(request.url).searchParams.get("type"), types) ?? null;
  const { range, offset } = query;
  const variables = { filter: { type }, range, offset, limit: recordsPerPage };
  return {
    title: pageTitle(context, "member.pages.personalHistoryCopy"),
    query,
    type,
    part: await askPart(request, context, [MemberBets, variables], (data) => data.records?.games),
  };
}

export default function Bets() {
  const { t, money, date } = useI18n();
  const { categories } = useShell();
  const { part, query, type } = useLoaderData<typeof loader>();
  const title = t("member.pages.personalHistoryCopy");
  return (
    <>
      <PageHead title={title} lead={t("member.bets.lead")} />
      <RangeForm query={query}>
        <label className="col-span-2 grid gap-1 text-xs text-quiet">
          {t("member.bets.type")}
          <select
            name="type"
            defaultValue={type ?? ""}
            key={type}
            className={`${filterLook} w-full`}
          >
            <option value="">{t("member.all")}</option>
            {categories.map((category) => (
              <option key={category.type} value={category.type}>
                {t(`nav.${categoryKey(category.type)}`)}
              </option>
            ))}
          </select>
        </label>
      </RangeForm>
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo, totals }) => (
          <>
            {totals && nodes.length > 0 ? (
              <FigureTiles
                label={t("member.totals")}
                figures={[
                  { name: t("member.bets.stake"), value: money(totals.stake) },
                  { name: t("member.bets.validStake"), value: money(totals.validStake) },
                  { name: t("member.bets.win"), value: money(totals.win) },
                ]}
              />
            ) : null}
            <RecordList
              caption={title}
              rows={nodes}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: t("member.bets.game"),
                  cell: ({ gameName, vendor, type: kind }) => (
                    <>
                      <span className="font-semibold">{gameName}</span>
                      <span className="block text-xs text-quiet">
                        {vendor.name} · {t(`nav.${categoryKey(kind)}`)}
                      </span>
                    </>
                  ),
                },
                { head: t("member.at"), cell: ({ at }) => (at == null ? "–" : date(at)) },
                {
                  head: t("member.bets.stake"),
                  figures: true,
                  cell: ({ stake }) => money(stake),
                },
                { head: t("member.bets.win"), figures: true, cell: ({ win }) => money(win) },
                {
                  head: t("member.status"),
                  cell: ({ status }) => t(`member.bets.statuses.${status}`),
                },
              ]}
            />
            <RecordPager pageInfo={pageInfo} />
          </>
        )}
      </PartBlock>
    </>
  );
}
