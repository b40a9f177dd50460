import { graphql } from "~/graphql/generated";

/** The contracts of one kind (CA40); offers with what they would have paid (CA67). */
export const AgentContracts = graphql(`
  query AgentContracts($kind: ContractKind!) {
    contracts {
      ofKind(kind: $kind) {
        mine {
          ...ContractFacts
        }
        offers {
          ...ContractFacts
          preview {
            ...PreviewFacts
          }
        }
        given {
          ...ContractFacts
        }
        ended {
          ...ContractFacts
        }
      }
    }
  }
`);

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
