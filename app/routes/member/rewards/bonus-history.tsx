import type { BonusRowFragment, PageInfoFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";

const columns: readonly Column<BonusRowFragment>[] = [
  { name: "member.bonuses.name", kind: "text", value: ({ name }) => name },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  { name: "member.bonuses.amount", kind: "money", value: ({ amount }) => amount },
  { name: "member.bonuses.needed", kind: "money", value: ({ rollover }) => rollover },
  { name: "member.bonuses.done", kind: "money", value: ({ progress }) => progress },
  { name: "member.status", kind: "status", value: ({ status }) => `member.activity.${status}` },
];

interface Props {
  part: Part<{ nodes: readonly BonusRowFragment[]; pageInfo: PageInfoFragment }>;
  query: RecordQuery;
}

/** The bonuses of a period, and how far their conditions are met. */
export function BonusHistory({ part, query }: Props) {
  const { t } = useI18n();
  const title = t("member.bonuses.history");
  return (
    <section aria-labelledby="bonus-history" className="mt-10">
      <h2 id="bonus-history" className="mb-3 text-xl font-bold tracking-tight">
        {title}
      </h2>
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
              <Table caption={title} rows={nodes} keyOf={({ id }) => id} columns={columns} />
              <RecordPager pageInfo={pageInfo} sizes />
            </>
          )
        }
      </PartBlock>
    </section>
  );
}
