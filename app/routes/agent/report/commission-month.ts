/** A month of the agent's commission (CA100), for the pages that show it. */
import { graphql } from "~/graphql/generated";

graphql(`
  fragment CommissionMonth on CommissionPayment {
    id
    from
    to
    own {
      ...Money
    }
    given {
      ...Money
    }
    net {
      ...Money
    }
    status
    paidAt
  }
`);
