import { graphql } from "~/graphql/generated";
import type { DownlineRowFragment, DownlineSortField } from "~/graphql/generated/graphql";
import { rateSpan } from "~/routes/agent/rate-input/rate-span.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";
import { accountHref, levelHref } from "./places.ts";

graphql(`
  fragment DownlineRow on DownlineMember {
    id
    account
    tags
    type
    level
    balance {
      ...Money
    }
    members
    rates {
      type
      rate
    }
    givenOn {
      type
      rate
    }
    lastLogin
    createdAt
    frozen
  }
`);

/** What the platform sorts by. */
export const downlineSorts: readonly DownlineSortField[] = [
  "ACCOUNT",
  "TYPE",
  "LEVEL",
  "BALANCE",
  "MEMBERS",
  "LAST_LOGIN",
  "CREATED_AT",
];

/**
 * The columns of the team (CA57). The name links to the account's figures, the team to the next level.
 * @param shown the query of the list, which an account's page keeps
 * @param open whether accounts have their own page (A56)
 */
export function downlineColumns(
  shown: URLSearchParams,
  open: boolean,
): readonly Column<DownlineRowFragment>[] {
  const levels = shown.has("search");
  return [
    {
      name: "agentCenter.downline.account",
      kind: "text",
      value: ({ account }) => account,
      to: ({ account }) => (open ? accountHref(account, shown) : null),
      sort: "ACCOUNT",
      under: [tagColumn],
    },
    {
      name: "agentCenter.downline.type",
      kind: "status",
      value: ({ type, frozen }) =>
        frozen ? "agentCenter.downline.frozen" : `agentCenter.downline.types.${type}`,
      sort: "TYPE",
      brief: true,
    },
    ...(levels ? [level] : []),
    {
      name: "agentCenter.downline.balance",
      kind: "money",
      value: ({ balance }) => balance,
      sort: "BALANCE",
    },
    {
      name: "agentCenter.downline.team",
      kind: "count",
      value: ({ type, members }) => (type === "AGENT" ? members : null),
      to: ({ account, members }) => (members > 0 ? levelHref(account, shown) : null),
      sort: "MEMBERS",
      brief: true,
    },
    { name: "agentCenter.downline.rates", kind: "percent", value: ({ rates }) => rateSpan(rates) },
    {
      name: "agentCenter.downline.lastLogin",
      kind: "time",
      value: ({ lastLogin }) => lastLogin,
      sort: "LAST_LOGIN",
      brief: true,
    },
    {
      name: "agentCenter.downline.since",
      kind: "day",
      value: ({ createdAt }) => createdAt,
      sort: "CREATED_AT",
    },
  ];
}

const level: Column<DownlineRowFragment> = {
  name: "agentCenter.downline.level",
  kind: "count",
  value: (row) => row.level,
  sort: "LEVEL",
};
