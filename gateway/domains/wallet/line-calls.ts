/** Catalogue row: money within the line. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { wireAmount } from "../../values/money.ts";
import { wireId } from "../../values/wire-values.ts";

export const lineTransfer = defineCall({
  id: "CA19",
  method: "POST",
  path: "/wps/transfer/line",
  moduleId: "COMM3",
  token: "required",
  encrypted: true,
  envelope: true,
  group: "money",
  read: false,
  cache: null,
  request: v.object({
    direction: v.picklist(["UPLINE", "DOWNLINE"]),
    account: v.optional(v.string()),
    amount: v.string(),
    paymentPassword: v.string(),
    requestId: v.string(),
  }),
  answer: v.object({ id: wireId, balance: v.nullish(wireAmount, null) }),
  source: "assumed",
  summary: "Sends money to the upline or to someone below.",
});
