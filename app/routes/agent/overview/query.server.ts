import { graphql } from "~/graphql/generated";

graphql(`
  fragment TeamFigures on TeamOverview {
    sumsSince
    teamBalance {
      ...Money
    }
    members
    newMembers
    activeMembers
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    stake {
      ...Money
    }
    win {
      ...Money
    }
    profit {
      ...Money
    }
    commission {
      ...Money
    }
    commissionGiven {
      ...Money
    }
    commissionNet {
      ...Money
    }
    days {
      ...TeamDayFigures
    }
  }
`);

graphql(`
  fragment TeamDayFigures on TeamDay {
    day
    newMembers
    activeMembers
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    stake {
      ...Money
    }
    win {
      ...Money
    }
    profit {
      ...Money
    }
  }
`);

/**
 * The team in a range and in the same number of days before it (CA51), what is open (CA150) and paid next (CA100), the
 * accounts with the highest bets (CA59), and what needs the agent's attention (CA167).
 */
export const AgentOverview = graphql(`
  query AgentOverview($range: DateRange!, $before: DateRange!, $currency: String) {
    agent {
      currencies {
        ...CurrencyLine
      }
      overview(range: $range, currency: $currency) {
        ...TeamFigures
      }
      before: overview(range: $before, currency: $currency) {
        ...TeamFigures
      }
      income {
        account {
          after {
            net {
              ...Money
            }
          }
        }
      }
      attention {
        ...AttentionList
      }
      commissionPayments(offset: 0, limit: 2) {
        nodes {
          ...CommissionMonth
        }
      }
      profitLoss(range: $range, currency: $currency, offset: 0, limit: 10) {
        nodes {
          ...TopAccount
        }
        roundsSince
        transactionsSince
      }
    }
  }
`);
