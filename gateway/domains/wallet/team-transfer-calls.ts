/** Catalogue row: transfers within the team. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { changeCall } from "../../platform/call.ts";
import { wireAmount } from "../../values/money.ts";
import { orElse, wireId } from "../../values/wire-values.ts";

export const lineTransfer = changeCall({
  id: "CA19",
  path: "/wps/transfer/line",
  encrypted: true,
  group: "money",
  request: v.object({
    direction: v.picklist(["UPLINE", "DOWNLINE"]),
    account: v.optional(v.string()),
    amount: v.string(),
    paymentPassword: v.string(),
    requestId: v.string(),
  }),
  answer: v.object({ id: orElse(wireId, ""), balance: orElse(wireAmount, null) }),
  summary: "Transfers money to the upline or to a member of the team.",
});
