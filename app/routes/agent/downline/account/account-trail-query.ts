import { graphql } from "~/graphql/generated";

/** What happened to an account: contracts, transfers and rates, each with who did it (N9). */
export const AccountHistory = graphql(`
  query AccountTrail($account: String!, $range: DateRange) {
    contracts {
      changes {
        id
        kind
        action
        by
        at
        from
        to
      }
    }
    agent {
      rateChanges(account: $account) {
        id
        by
        at
        from
        type
        before
        after
      }
      sent: transactions(
        account: $account
        kind: TRANSFER_IN
        range: $range
        totals: false
        limit: 50
      ) {
        nodes {
          ...TrailTransfer
        }
      }
      taken: transactions(
        account: $account
        kind: TRANSFER_OUT
        range: $range
        totals: false
        limit: 50
      ) {
        nodes {
          ...TrailTransfer
        }
      }
    }
  }
`);

graphql(`
  fragment TrailTransfer on Transaction {
    id
    at
    kind
    remark
    amount {
      ...Money
    }
  }
`);
