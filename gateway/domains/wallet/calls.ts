/** Catalogue rows: the wallet. Wire: docs/platform-wire.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { wireAmount, wireCurrency } from "../../values/money.ts";
import { orElse, wireFlag, wireId, wireMoment, wireText } from "../../values/wire-values.ts";

export const walletBalance = readCall({
  id: "C22",
  path: "/wps/v2/wallets/balance",
  constants: { typeId: 0 },
  answer: v.object({
    balance: wireAmount,
    currency: wireCurrency,
    updatedAt: wireMoment,
    // Our extension: the sum of unsettled bets (A135).
    pending: orElse(wireAmount, null),
  }),
  summary: "The main wallet's balance.",
});

export const merchantWallet = readCall({
  id: "C24",
  path: "/wps/relay/GCS_merchantWallet",
  answer: v.object({ isSingle: wireFlag }),
  summary: "Whether all vendors share one wallet.",
});

const balance = renamed(
  v.object({ wallet: wireId, name: wireText, balance: orElse(wireAmount, null) }),
  {
    wallet: "code",
  },
);
/** The main wallet first, the others in the platform's order. */
const walletBalances = v.pipe(
  listOf(balance),
  v.transform((wallets) =>
    wallets
      .map((wallet) => ({ ...wallet, name: wallet.name ?? wallet.code }))
      .sort((a, b) => Number(b.code === "MAIN") - Number(a.code === "MAIN")),
  ),
);

export const walletTransfer = changeCall({
  id: "C23",
  path: "/wps/relay/GCS_walletTransfer",
  moduleId: "FUNDTRANS3",
  group: "money",
  request: v.object({
    from: v.string(),
    to: v.string(),
    amount: v.string(),
    requestId: v.string(),
  }),
  answer: v.object({ balances: v.nullish(walletBalances, null) }),
  summary: "Transfers money between the main wallet and a vendor's wallet.",
});

export const walletList = readCall({
  id: "CA7",
  path: "/wps/relay/GCS_walletList",
  answer: v.object({ balances: walletBalances }),
  summary: "Balance of each wallet.",
});
