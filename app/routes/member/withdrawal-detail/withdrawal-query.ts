import { graphql } from "~/graphql/generated";

/** One withdrawal and its possible confirmations, requested by the loader and by the browser. */
export const MemberWithdrawalState = graphql(`
  query MemberWithdrawalState($id: ID!) {
    wallet {
      withdrawal(id: $id) {
        id
        amount {
          ...Money
        }
        fee {
          ...Money
        }
        card
        status
        cancellable
        at
        paidAt
        settledAt
        confirmation {
          ...PaidOut
        }
      }
    }
  }
`);
