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
    secondDeposits
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
  secondDeposits: "agentCenter.links.secondDeposits",
} as const satisfies Record<string, MessageKey>;

export type Step = keyof typeof countNames;
export const steps = Object.keys(countNames) as Step[];

/** How many of a hundred took a step after the one before it; null for the first, and where nobody did the one before. */
export function rateOf(figures: LinkBroughtFragment, step: Step): string | null {
  const before = steps[steps.indexOf(step) - 1];
  const base = before ? figures[before] : 0;
  return base === 0 ? null : String(Math.round((1000 * figures[step]) / base) / 10);
}

const happenings = {
  visits: null,
  registrations: "REGISTERED",
  firstDeposits: "FIRST_DEPOSIT",
  secondDeposits: "SECOND_DEPOSIT",
  deposits: "DEPOSIT",
  revenue: "PLAY",
} as const;

/**
 * The accounts of a figure (N20). Visits lead to all accounts of the link.
 * @param of which accounts, and a day in place of those that are shown
 */
export function accountsHref(
  figure: keyof typeof happenings,
  of: Readonly<Record<string, string>>,
  shown: URLSearchParams,
): string {
  const having = happenings[figure];
  const wanted = { ...of, ...(having === null ? {} : { having }) };
  return "from" in of
    ? `/agentHome/team?${new URLSearchParams(wanted)}`
    : drillTo("/agentHome/team", wanted, shown);
}

/** @param accounts the parameters of a row's accounts; without it figures lead nowhere */
function figureColumns<Row extends { figures: LinkBroughtFragment }>(
  accounts?: (row: Row, shown: URLSearchParams) => Record<string, string>,
): readonly Column<Row, LinkBroughtFragment>[] {
  const to = (figure: keyof typeof happenings) => ({
    to: (row: Row, shown: URLSearchParams) =>
      accounts ? accountsHref(figure, accounts(row, shown), shown) : null,
  });
  const count = (name: Step): Column<Row, LinkBroughtFragment> => ({
    name: countNames[name],
    kind: "count",
    value: ({ figures }) => figures[name],
    brief: true,
    ...to(name),
    ...(name === "visits"
      ? {}
      : {
          under: [
            {
              name: `agentCenter.links.rates.${name}`,
              kind: "percent",
              value: ({ figures }) => rateOf(figures, name),
            },
          ],
        }),
  });
  return [
    ...steps.map(count),
    {
      name: "agentCenter.links.deposits",
      kind: "money",
      value: ({ figures }) => figures.deposits,
      total: ({ deposits }) => deposits,
      ...to("deposits"),
    },
    {
      name: "agentCenter.reports.revenue.revenue",
      kind: "money",
      value: ({ figures }) => figures.revenue,
      total: ({ revenue }) => revenue,
      ...to("revenue"),
    },
  ];
}

/** The page of one link, over the days that are shown. */
const linkHref = (code: string, shown: URLSearchParams) =>
  drillTo("/agentHome/links", { link: code }, shown);

/**
 * Links with what they brought, on the page and in the file.
 * @param leads whether figures lead to their accounts: a list of accounts is in one currency
 */
export const linkColumns = (
  leads = false,
): readonly Column<LinkOfListFragment, LinkBroughtFragment>[] => [
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
  ...figureColumns<LinkOfListFragment>(leads ? ({ link }) => ({ link: link.code }) : undefined),
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
export const dayColumns = (
  leads = false,
): readonly Column<LinkOfDayFragment, LinkBroughtFragment>[] => [
  { name: "member.profit.day", kind: "day", value: ({ day }) => day },
  ...figureColumns<LinkOfDayFragment>(
    leads ? ({ day }, shown) => ({ from: day, to: day, link: shown.get("link") ?? "" }) : undefined,
  ),
];

/** Campaigns and sources of opened addresses. */
export const sourceColumns = (
  leads = false,
): readonly Column<LinkOfSourceFragment, LinkBroughtFragment>[] => [
  { name: "agentCenter.links.utmCampaign", kind: "text", value: ({ campaign }) => campaign },
  { name: "agentCenter.links.utmSource", kind: "text", value: ({ source }) => source },
  ...figureColumns<LinkOfSourceFragment>(
    leads
      ? ({ campaign, source }, shown) => {
          const link = shown.get("link");
          const of = { campaign: campaign ?? "", source: source ?? "" };
          return link ? { ...of, link } : of;
        }
      : undefined,
  ),
];

/** What the rows are known by, in the table and beside those of other days. */
export const linkKey = ({ link }: LinkOfListFragment) => link.code;
export const dayKey = ({ day }: LinkOfDayFragment) => day;
export const sourceKey = ({ campaign, source }: LinkOfSourceFragment) =>
  JSON.stringify([campaign, source]);
