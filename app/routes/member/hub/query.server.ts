import { graphql } from "~/graphql/generated";

/** What the account's overview shows (H4), in one request. */
export const MemberHub = graphql(`
  query MemberHub(
    $today: DateRange!
    $recent: DateRange!
    $withBonuses: Boolean!
    $bonusRange: DateRange
  ) {
    ...RewardSources
    limitReview {
      due
    }
    accountLimits {
      kinds {
        periods {
          ...LimitLeft
        }
      }
    }
    previousLogin {
      at
      device
    }
    viewer {
      balance {
        money {
          ...Money
        }
        pending {
          ...Money
        }
      }
    }
    wallet {
      deposits(range: $recent, limit: 3) {
        nodes {
          id
          methodName
          amount {
            ...Money
          }
          status
          at
        }
      }
      withdrawals(range: $recent, limit: 3) {
        nodes {
          id
          amount {
            ...Money
          }
          status
          at
        }
      }
      withdrawalLimits {
        withdrawable {
          ...Money
        }
        dailyLeft {
          ...Money
        }
        wager {
          required {
            ...Money
          }
          done {
            ...Money
          }
        }
      }
    }
    records {
      profit(range: $today) {
        totals {
          profit {
            ...Money
          }
          stake {
            ...Money
          }
          win {
            ...Money
          }
        }
      }
      games(range: $recent, limit: 5) {
        nodes {
          id
          gameName
          stake {
            ...Money
          }
          win {
            ...Money
          }
          at
          placedAt
          status
        }
      }
    }
  }
`);
