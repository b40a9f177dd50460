/** Catalogue rows: the wallet. Wire: docs/platform-wire.md, "Wallet". */
import * as v from "valibot";
import { wireAmount } from "../../money.ts";
import { defineCall } from "../../platform/call.ts";
import { noInput, wireMoment, wireText } from "../../wire-values.ts";

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
