import type { PaymentDirection } from "~/graphql/generated/graphql";

/** The directions that payments can be filtered by (`direction` in the address), in the order of the filter. */
export const paymentDirections: readonly PaymentDirection[] = ["RECEIVED", "PAID"];
