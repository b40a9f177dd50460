import { graphql } from "~/graphql/generated";

/** One withdrawal with what there is to say of its arrival; loader and browser ask the same. */
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
