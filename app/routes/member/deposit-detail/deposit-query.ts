import { graphql } from "~/graphql/generated";

/** One deposit, requested by the loader and by the browser. */
export const MemberDepositState = graphql(`
  query MemberDepositState($id: ID!) {
    wallet {
      deposit(id: $id) {
        id
        methodName
        kind
        amount {
          ...Money
        }
        status
        cancellable
        at
        settledAt
        expiresAt
        payTo {
          name
          account
          bank
          network
          coin
          payAmount
          rate
          rateUntil
          rateExpired
          uri
        }
      }
    }
  }
`);
