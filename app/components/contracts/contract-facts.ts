import { graphql } from "~/graphql/generated";

graphql(`
  fragment PreviewFacts on ContractPreview {
    periods
    paid
    base {
      ...Money
    }
    amount {
      ...Money
    }
  }
`);

graphql(`
  fragment ContractFacts on Contract {
    id
    from
    to
    state
    offeredAt
    decidedAt
    frozen
    unpaid
    willTerminate {
      account
      rate
    }
    terms {
      __typename
      ... on PeriodTerms {
        rate
        amount {
          ...Money
        }
        activeCount
        periodConsumption {
          ...Money
        }
        periodLoss {
          ...Money
        }
        minBetPeriod
        period
        endTime
      }
      ... on RealTimeTerms {
        winRate
        lossRate
        singleBetAmount {
          ...Money
        }
      }
    }
  }
`);
