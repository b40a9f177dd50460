import { graphql } from "~/graphql/generated";

/**
 * The data of the withdrawal page (CA11, CA16, CA3, C22), and the withdrawals that wait for the viewer's
 * confirmation (CA17).
 */
export const MemberWithdraw = graphql(`
  query MemberWithdraw {
    viewer {
      balance {
        money {
          ...Money
        }
      }
    }
    security {
      paymentPasswordSet
    }
    wallet {
      bankCards {
        ...WithdrawCard
      }
      withdrawalLimits {
        ...WithdrawLimits
      }
      withdrawalConfirmations {
        ...PaidOut
      }
    }
  }
`);

graphql(`
  fragment WithdrawCard on BankCard {
    id
    bank
    holder
    number
    isDefault
  }
`);

graphql(`
  fragment WithdrawLimits on WithdrawalLimits {
    min {
      ...Money
    }
    max {
      ...Money
    }
    daily {
      ...Money
    }
    dailyLeft {
      ...Money
    }
    withdrawable {
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
    feePercent
    confirmMinutes
  }
`);

/** Withdrawals of the last month, page by page (CA15). */
export const MemberWithdrawals = graphql(`
  query MemberWithdrawals($range: DateRange, $offset: Int!, $limit: Int!) {
    wallet {
      withdrawals(range: $range, offset: $offset, limit: $limit) {
        nodes {
          ...WithdrawalRow
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

graphql(`
  fragment WithdrawalRow on Withdrawal {
    id
    amount {
      ...Money
    }
    fee {
      ...Money
    }
    card
    status
    at
  }
`);
