/** Catalogue rows: the wallet. Wire: docs/platform-wire.md, "Wallet". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { wireAmount } from "../../values/money.ts";
import { noInput, wireMoment, wireText } from "../../values/wire-values.ts";

export const walletBalance = defineCall({
  id: "C22",
  method: "GET",
  path: "/wps/v2/wallets/balance",
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "personal",
  read: true,
  cache: null,
  constants: { typeId: 0 },
  request: noInput,
  answer: v.object({ balance: wireAmount, currency: wireText, updatedAt: wireMoment }),
  source: "spec",
  summary: "The main wallet's balance.",
});

export const merchantWallet = defineCall({
  id: "C24",
  method: "GET",
  path: "/wps/relay/GCS_merchantWallet",
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "personal",
  read: true,
  cache: null,
  request: noInput,
  answer: v.object({ isSingle: v.boolean() }),
  source: "spec",
  summary: "Whether one wallet serves all vendors.",
});

const walletBalances = listOf(
  v.object({ wallet: v.string(), name: wireText, balance: wireAmount }),
);

export const walletTransfer = defineCall({
  id: "C23",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  moduleId: "FUNDTRANS3",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "money",
  read: false,
  cache: null,
  request: v.object({
    from: v.string(),
    to: v.string(),
    amount: v.string(),
    requestId: v.string(),
  }),
  answer: v.object({ balances: walletBalances }),
  source: "spec",
  summary: "Moves money between the main wallet and a vendor's.",
});

export const walletList = defineCall({
  id: "CA7",
  method: "GET",
  path: "/wps/relay/GCS_walletList",
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "personal",
  read: true,
  cache: null,
  request: noInput,
  answer: v.object({ balances: walletBalances }),
  source: "assumed",
  summary: "What each wallet holds.",
});
