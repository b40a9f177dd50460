import { graphql } from "~/graphql/generated";

/** What is in which wallet (CA7), whether there is more than one (C24), and what came of emptying them (C23). */
export const MemberWallets = graphql(`
  query MemberWallets {
    viewer {
      singleWallet
      balance {
        pending {
          ...Money
        }
      }
    }
    wallet {
      balances {
        ...WalletEntry
      }
      fundsReturn {
        ...FundsReturn
      }
    }
    accountLimits {
      kinds(only: [NET_LOSS, SESSION_TIME]) {
        periods {
          ...LimitLeft
        }
      }
    }
  }
`);

graphql(`
  fragment WalletEntry on WalletBalance {
    code
    name
    balance {
      ...Money
    }
  }
`);

graphql(`
  fragment FundsReturn on FundsReturn {
    id
    at
    wallets {
      code
      name
      amount {
        ...Money
      }
      state
    }
  }
`);

/** The progress of returning all money, polled while it runs. */
export const WalletsReturn = graphql(`
  query WalletsReturn {
    wallet {
      fundsReturn {
        ...FundsReturn
      }
    }
  }
`);
