import { graphql } from "~/graphql/generated";

/** One purchase, requested by the loader and by the browser. */
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
