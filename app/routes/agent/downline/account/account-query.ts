import { graphql } from "~/graphql/generated";

/** One account below with its figures (CA66), and what the viewer may give it (CA56). */
export const AgentDownlineAccount = graphql(`
  query AgentDownlineAccount($account: String!, $range: DateRange) {
    agent {
      rates {
        type
        max
      }
      accountNote(account: $account)
      accountTags {
        name
      }
      preferences {
        rateTemplates {
          ...RateTemplate
        }
      }
      downlineAccount(account: $account, range: $range) {
        member {
          ...DownlineRow
        }
        path {
          id
          account
        }
        own {
          ...ProfitLossFigures
        }
        line {
          ...ProfitLossFigures
        }
        sumsSince
        roundsSince
        transactionsSince
      }
    }
  }
`);
