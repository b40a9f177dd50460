import { graphql } from "~/graphql/generated";

/** One purchase; loader and browser ask the same. */
export const PointMallReceipt = graphql(`
  query PointMallReceipt($id: ID!) {
    points {
      redemption(id: $id) {
        ...RedemptionRow
        remark
        deliveryAddress
        phone
      }
    }
  }
`);
