import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { CsvLink } from "~/reports/csv/csv-link.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { PrintButton } from "~/reports/print-button.tsx";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { Table } from "~/ui/table/table.tsx";
import { TotalTiles } from "~/ui/table/total-tiles.tsx";
import { dayColumns, gameColumns, productColumns } from "./columns.ts";
import { loadStatement } from "./load-statement.server.ts";
import { NetChart } from "./net-chart.tsx";
import { SinceOpening } from "./since-opening.tsx";
import { dayPageSizes, statementQuery, viewOf } from "./statement-query.server.ts";
import { views } from "./views.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** G25: the account's statement over up to a year, by day, product or game, and since its opening. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const query = statementQuery(request, context);
  const view = viewOf(new URL(request.url).searchParams);
  return {
    title: pageTitle(context, "member.pages.statement"),
    query,
    view,
    sizes: dayPageSizes,
    gmtOffset: context.brand.gmtOffset,
    ...(await loadStatement(request, context, query, view)),
  };
}

export default function Statement() {
  const { t, zone } = useI18n();
  const { viewer } = useShell();
  const { query, opening, sums } = useLoaderData<typeof loader>();
  const title = t("member.pages.statement");
  return (
    <>
      <PageHeader title={title} lead={t("statement.lead")}>
        <div className="flex shrink-0 items-start gap-2 max-sm:w-full print:hidden">
          <CsvLink query={query} />
          <PrintButton />
        </div>
      </PageHeader>
      <p className="figures mb-3 hidden text-sm print:block">
        {t("statement.account", { account: viewer?.account ?? "" })} · {query.from} – {query.to} (
        {zone})
      </p>
      <RangeForm query={query} />
      <PartBlock part={opening} name={t("statement.opening")}>
        {(found) => (
          <>
            <SinceNote query={query} since={found.since} text="statement.sumsSince" />
            <SinceOpening opening={found} />
          </>
        )}
      </PartBlock>
      <PartBlock part={sums} name={title}>
        {({ totals, chart }) => (
          <>
            {totals ? (
              <TotalTiles columns={dayColumns()} totals={totals} />
            ) : (
              <FailedBlock name={t("member.totals")} />
            )}
            {chart ? <NetChart chart={chart} /> : null}
          </>
        )}
      </PartBlock>
      <ViewTabs />
      <View title={title} />
    </>
  );
}

/** By what the table is added up; a view whose call the brand does not have is absent (A56). */
function ViewTabs() {
  const { t } = useI18n();
  const offers = useOffers();
  const [now] = useSearchParams();
  const { view } = useLoaderData<typeof loader>();
  const stored = [...now].filter(([name]) => !["by", "offset"].includes(name));
  const shown = views.filter(
    (name) =>
      name === "day" || offers(name === "product" ? "STATEMENT_PRODUCTS" : "STATEMENT_GAMES"),
  );
  if (shown.length < 2) return null;
  return (
    <div className="mt-6 mb-4 max-w-md print:hidden">
      <Tabs
        label={t("statement.views")}
        now={view}
        tabs={shown.map((name) => ({
          name,
          text: t(`statement.by.${name}`),
          to: `?${new URLSearchParams([...stored, ...(name === "day" ? [] : [["by", name]])])}`,
        }))}
      />
    </div>
  );
}

/** The table of the view. */
function View({ title }: { title: string }) {
  const { t } = useI18n();
  const { query, sums, entries, byProduct, byGame, sizes, gmtOffset } =
    useLoaderData<typeof loader>();
  if (byProduct) {
    const name = t("statement.by.product");
    const linked = entries !== null && (entries.bets ?? 0) <= query.range.from;
    return (
      <PartBlock part={byProduct} name={name}>
        {({ rows, sums: below }) =>
          rows ? (
            <Table
              period
              caption={name}
              columns={productColumns(linked)}
              rows={rows}
              keyOf={({ type }) => type}
              sums={below}
            />
          ) : (
            <FailedBlock name={name} />
          )
        }
      </PartBlock>
    );
  }
  if (byGame) {
    const name = t("statement.by.game");
    return (
      <PartBlock part={byGame} name={name}>
        {({ nodes, pageInfo, since }) => (
          <>
            <SinceNote query={query} since={since} text="statement.gamesSince" />
            <Table
              period
              caption={name}
              columns={gameColumns}
              rows={nodes}
              keyOf={({ gameId, vendor }) => `${vendor.name} ${gameId}`}
            />
            <RecordPager pageInfo={pageInfo} sizes />
          </>
        )}
      </PartBlock>
    );
  }
  // The part above says that the days could not be loaded.
  if (!("data" in sums)) return null;
  const { table } = sums.data;
  if (!table) return <FailedBlock name={t("statement.by.day")} />;
  return (
    <>
      <Table
        period
        caption={title}
        columns={dayColumns(entries && wholeDays(query) ? { ...entries, gmtOffset } : null)}
        rows={table.rows}
        keyOf={({ day }) => day}
        sums={table.sums}
      />
      <RecordPager pageInfo={table.pageInfo} sizes={sizes} />
    </>
  );
}

/** Whether the range has each of its days from midnight to midnight, as a link to a day's entries has. */
const wholeDays = ({ from, to }: { from: string; to: string }) =>
  !from.includes("T") && !to.includes("T");
