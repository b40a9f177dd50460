import { graphql } from "~/graphql/generated";
import type { AgentLinksQuery, LinkBroughtFragment } from "~/graphql/generated/graphql";
import type { RowMatch } from "~/reports/compare/row-changes.ts";
import { wholeReport, withMatch } from "~/reports/report.ts";
import { sumRows } from "~/ui/table/sums.ts";
import { dayColumns, dayKey, linkColumns, linkKey, sourceColumns, sourceKey } from "./columns.ts";

/** The code of the link that the address asks for; null for all. */
export const codeOf = (query: URLSearchParams): string | null => query.get("link") || null;

/** Whether the address asks for campaigns and sources. */
export const bySource = (query: URLSearchParams): boolean => query.get("by") === "source";

const document = graphql(`
  query AgentLinks(
    $range: DateRange
    $code: ID
    $own: ID!
    $all: Boolean!
    $one: Boolean!
    $sources: Boolean!
  ) {
    agent {
      linkReport(range: $range) @include(if: $all) {
        links {
          ...LinkOfList
        }
        totals {
          ...LinkBrought
        }
        sumsSince
        roundsSince
      }
      linkDays(code: $own, range: $range) @include(if: $one) {
        link {
          ...OwnLinkFacts
        }
        days {
          ...LinkOfDay
        }
        totals {
          ...LinkBrought
        }
        sumsSince
        roundsSince
      }
      linkSources(code: $code, range: $range) @include(if: $sources) {
        rows {
          ...LinkOfSource
        }
        totals {
          ...LinkBrought
        }
        sumsSince
        roundsSince
      }
    }
  }
`);

graphql(`
  fragment OwnLinkFacts on ReferralLink {
    code
    name
    campaign
    landing
    retiredAt
    url
    type
  }
`);

type Agent = NonNullable<AgentLinksQuery["agent"]>;

/** What a page of links shows; a list that was not asked for is empty. One that was asked for and is null is none. */
function shownOf({ linkReport, linkDays, linkSources }: Agent) {
  const found = linkSources === undefined ? (linkDays ?? linkReport) : linkSources;
  // Another agent's link has no page, whatever was asked about it.
  if (!found || linkDays === null) return null;
  const { totals, sumsSince, roundsSince } = found;
  const links = linkReport?.links ?? [];
  const days = linkDays?.days ?? [];
  const sources = linkSources?.rows ?? [];
  return {
    links,
    days,
    sources,
    totals,
    sumsSince,
    roundsSince,
    link: linkDays?.link ?? null,
    sums: linkSources
      ? sumRows(sourceColumns(), sources, totals, false)
      : linkDays
        ? sumRows(dayColumns(), days, totals, false)
        : sumRows(linkColumns(), links, totals, false),
  };
}

type Shown = NonNullable<ReturnType<typeof shownOf>>;

/** One answer has all rows. */
const reportOf = <Row extends { figures: LinkBroughtFragment }>(
  rows: (shown: Shown) => readonly Row[],
  match: Omit<RowMatch<Row>, "figure">,
) =>
  withMatch(
    wholeReport({
      document,
      variables: ({ range }, filters) => {
        const [code, sources] = [codeOf(filters), bySource(filters)];
        const [one, all] = [code !== null, code === null && !sources];
        return { range, code, own: code ?? "", all, one, sources };
      },
      part: ({ agent }: AgentLinksQuery) => agent && shownOf(agent),
      rows,
      since: ({ sumsSince }) => sumsSince,
      hoursSince: ({ roundsSince }) => roundsSince,
    }),
    { ...match, figure: ({ figures }) => figures.revenue },
  );

/** Links with what they brought (CA161). */
export const links = reportOf((shown) => shown.links, { keyOf: linkKey });
/** One link by day (CA162). */
export const days = reportOf((shown) => shown.days, { keyOf: dayKey, byDay: true });
/** By campaign and source (CA163). */
export const sources = reportOf((shown) => shown.sources, { keyOf: sourceKey });
