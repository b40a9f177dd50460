import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PendingBets } from "~/components/pending-bets.tsx";
import { categoryKey, foreignName } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { CsvLink } from "~/reports/csv/csv-link.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { queryReport } from "~/routes/member/report.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { Table } from "~/ui/table/table.tsx";
import { TotalTiles } from "~/ui/table/total-tiles.tsx";
import { betColumns } from "./columns.ts";
import { bets } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27f personalHistoryCopy: rounds played (CA20), by days and by kind of game. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "member.pages.personalHistoryCopy");
  return { title, ...(await queryReport(args, withSums(bets, betColumns))) };
}

export default function Bets() {
  const { t } = useI18n();
  const { categories } = useShell();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("member.pages.personalHistoryCopy");
  const types = categories.map((category) => ({
    value: category.type,
    text: foreignName(category) ?? t(`nav.${categoryKey(category.type)}`),
  }));
  return (
    <>
      <PageHeader title={title} lead={t("member.bets.lead")}>
        <CsvLink query={query} />
      </PageHeader>
      <RangeForm query={query}>
        <RangeSelect name="type" label={t("member.bets.type")} options={types} />
      </RangeForm>
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo, totals, sums, since }) => (
          <>
            <SinceNote query={query} since={since} />
            {nodes.length > 0 ? <TotalTiles columns={betColumns} totals={totals} /> : null}
            <PendingBets sum={totals?.pending} />
            <Table
              period
              caption={title}
              columns={betColumns}
              rows={nodes}
              keyOf={({ id }) => id}
              sums={sums}
            />
            <RecordPager pageInfo={pageInfo} sizes />
          </>
        )}
      </PartBlock>
    </>
  );
}
