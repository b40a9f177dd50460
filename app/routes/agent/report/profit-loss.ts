import { graphql } from "~/graphql/generated";
import type { ProfitLossFiguresFragment } from "~/graphql/generated/graphql";

graphql(`
  fragment ProfitLossFigures on ProfitLossSums {
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
    bonus {
      ...Money
    }
    rebate {
      ...Money
    }
    profit {
      ...Money
    }
    ggr {
      ...Money
    }
    ngr {
      ...Money
    }
    hold
  }
`);

/** What one account, or a line of accounts, moved and made in a range of days (CA59). */
export type ProfitLossFigures = ProfitLossFiguresFragment;
