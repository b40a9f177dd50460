import type { ContractFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { rateOf } from "./terms-facts.ts";

interface Ended {
  contract: ContractFactsFragment;
  given: boolean;
}

interface HistoryProps {
  /** Contracts that the viewer gave; none for members. */
  given?: readonly ContractFactsFragment[];
  /** Contracts and offers that paid the viewer, or would have. */
  own: readonly ContractFactsFragment[];
  /** The address for renewing a given contract. */
  renewTo?: (id: string) => string;
}

/** Ended contracts and offers, latest first; renders nothing without any. A given contract links to its renewal. */
export function History({ given = [], own, renewTo }: HistoryProps) {
  const { t } = useI18n();
  const keys = useRowKeys();
  const rows: Ended[] = [
    ...given.map((contract) => ({ contract, given: true })),
    ...own.map((contract) => ({ contract, given: false })),
  ];
  rows.sort((a, b) => (b.contract.decidedAt ?? 0) - (a.contract.decidedAt ?? 0));
  if (rows.length === 0) return null;
  const title = t("agentCenter.contracts.history");
  return (
    <section aria-labelledby="contracts-history">
      <h2 id="contracts-history" className="mb-3 text-lg font-bold">
        {title}
      </h2>
      <Table
        keys={keys}
        caption={title}
        rows={rows}
        keyOf={({ contract }) => contract.id}
        columns={columns(renewTo)}
      />
    </section>
  );
}

const columns = (renewTo: HistoryProps["renewTo"]): readonly Column<Ended>[] => [
  {
    name: "agentCenter.contracts.with",
    kind: "text",
    value: ({ contract, given }) => (given ? contract.to : contract.from),
    to: ({ contract, given }) => (given && renewTo ? renewTo(contract.id) : null),
    under: [
      {
        name: "agentCenter.tags.tags",
        kind: "text",
        value: ({ contract }) => contract.tags?.join(", "),
      },
    ],
  },
  {
    name: "agentCenter.contracts.side",
    kind: "status",
    value: ({ given }) => `agentCenter.contracts.sides.${given ? "pays" : "paid"}`,
  },
  {
    name: "agentCenter.contracts.rate",
    kind: "percent",
    value: ({ contract }) => rateOf(contract.terms),
  },
  {
    name: "agentCenter.contracts.state",
    kind: "status",
    value: ({ contract }) => `agentCenter.contracts.states.${contract.state}`,
  },
  {
    name: "agentCenter.contracts.endReason",
    kind: "status",
    value: ({ contract }) =>
      contract.endReason ? `agentCenter.contracts.endReasons.${contract.endReason}` : null,
    under: [
      {
        name: "agentCenter.contracts.endedBy",
        kind: "text",
        value: ({ contract }) => contract.endedBy,
      },
    ],
  },
  {
    name: "agentCenter.contracts.offeredAt",
    kind: "day",
    value: ({ contract }) => contract.offeredAt,
  },
  {
    name: "agentCenter.contracts.decidedAt",
    kind: "time",
    value: ({ contract }) => contract.decidedAt,
  },
];
