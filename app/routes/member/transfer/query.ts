import { graphql } from "~/graphql/generated";

/** What a transfer needs: the balance (C22), whether there is a payment password (CA3), and a receipt (CA19). */
export const MemberTransfer = graphql(`
  query MemberTransfer($sent: ID!) {
    viewer {
      role
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
      lineTransfer(id: $sent) {
        ...TransferMade
      }
    }
  }
`);

graphql(`
  fragment TransferMade on LineTransfer {
    id
    direction
    account
    amount {
      ...Money
    }
    at
  }
`);

/** Transfers of the last month, page by page (CA21). */
export const MemberTransfers = graphql(`
  query MemberTransfers($kind: TransactionKind!, $range: DateRange, $offset: Int!, $limit: Int!) {
    records {
      transactions(kind: $kind, range: $range, offset: $offset, limit: $limit) {
        nodes {
          ...TransferRow
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

graphql(`
  fragment TransferRow on Transaction {
    id
    at
    amount {
      ...Money
    }
    balanceAfter {
      ...Money
    }
    remark
  }
`);
