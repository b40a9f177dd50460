import { graphql } from "~/graphql/generated";

/** One account below with its figures (CA66), and what the viewer may give it (CA56). */
export const AgentDownlineAccount = graphql(`
  query AgentDownlineAccount($account: String!, $range: DateRange) {
    agent {
      rates {
        type
        max
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
          ...DownlineFigures
        }
        line {
          ...DownlineFigures
        }
      }
    }
  }
`);

graphql(`
  fragment DownlineFigures on ProfitLossSums {
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
    bonus {
      ...Money
    }
    rebate {
      ...Money
    }
    profit {
      ...Money
    }
  }
`);
