import { graphql } from "~/graphql/generated";
import type {
  LinkBroughtFragment,
  LinkOfDayFragment,
  LinkOfListFragment,
  LinkOfSourceFragment,
} from "~/graphql/generated/graphql";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { drillTo } from "~/routes/agent/report/drill.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment LinkBrought on LinkFigures {
    visits
    registrations
    firstDeposits
    deposits {
      ...Money
    }
    revenue {
      ...Money
    }
  }
`);

graphql(`
  fragment LinkOfList on LinkOfReport {
    link {
      code
      name
      campaign
      landing
      createdAt
      retiredAt
    }
    figures {
      ...LinkBrought
    }
  }
`);

graphql(`
  fragment LinkOfDay on LinkDay {
    day
    figures {
      ...LinkBrought
    }
  }
`);

graphql(`
  fragment LinkOfSource on LinkSource {
    campaign
    source
    figures {
      ...LinkBrought
    }
  }
`);

/** What a link brought, in the order of the columns. */
export const countNames = {
  visits: "agentCenter.register.visits",
  registrations: "agentCenter.register.registrations",
  firstDeposits: "agentCenter.links.firstDeposits",
} as const satisfies Record<string, MessageKey>;

function figureColumns<Row extends { figures: LinkBroughtFragment }>(): readonly Column<
  Row,
  LinkBroughtFragment
>[] {
  const count = (name: keyof typeof countNames): Column<Row, LinkBroughtFragment> => ({
    name: countNames[name],
    kind: "count",
    value: ({ figures }) => figures[name],
    brief: true,
  });
  return [
    count("visits"),
    count("registrations"),
    count("firstDeposits"),
    {
      name: "agentCenter.links.deposits",
      kind: "money",
      value: ({ figures }) => figures.deposits,
      total: ({ deposits }) => deposits,
    },
    {
      name: "agentCenter.reports.revenue.revenue",
      kind: "money",
      value: ({ figures }) => figures.revenue,
      total: ({ revenue }) => revenue,
    },
  ];
}

/** The page of one link, over the days that are shown. */
const linkHref = (code: string, shown: URLSearchParams) =>
  drillTo("/agentHome/links", { link: code }, shown);

/** Links with what they brought, on the page and in the file. */
export const linkColumns: readonly Column<LinkOfListFragment, LinkBroughtFragment>[] = [
  {
    name: "agentCenter.register.link",
    kind: "text",
    value: ({ link }) => link.name ?? link.code,
    to: ({ link }, shown) => linkHref(link.code, shown),
    under: [
      { name: "agentCenter.links.campaign", kind: "text", value: ({ link }) => link.campaign },
      { name: "agentCenter.links.code", kind: "text", value: ({ link }) => link.code },
    ],
  },
  ...figureColumns<LinkOfListFragment>(),
  {
    name: "agentCenter.register.since",
    kind: "day",
    value: ({ link }) => link.createdAt,
    under: [
      { name: "agentCenter.links.retired", kind: "day", value: ({ link }) => link.retiredAt },
    ],
  },
];

/** One link by day. */
export const dayColumns: readonly Column<LinkOfDayFragment, LinkBroughtFragment>[] = [
  { name: "member.profit.day", kind: "day", value: ({ day }) => day },
  ...figureColumns<LinkOfDayFragment>(),
];

/** Campaigns and sources of opened addresses. */
export const sourceColumns: readonly Column<LinkOfSourceFragment, LinkBroughtFragment>[] = [
  { name: "agentCenter.links.utmCampaign", kind: "text", value: ({ campaign }) => campaign },
  { name: "agentCenter.links.utmSource", kind: "text", value: ({ source }) => source },
  ...figureColumns<LinkOfSourceFragment>(),
];
