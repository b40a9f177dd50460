import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { once } from "../../http/once.ts";
import { moneyAmount, noParams, requestId } from "../../http/params.ts";
import { vendorName } from "../games/wire-game.ts";
import { balanceOf, moveMoney, openAccount, vendorWalletOf, walletOf } from "./ledger.ts";
import { formatAmount } from "./money.ts";

const main = "MAIN";
// Vendors that keep a wallet of their own.
const walletVendors = ["PG", "PP", "EG3", "JL", "SB", "CF", "KT"] as const;
const code = v.picklist([main, ...walletVendors]);

/** CA7: the member's balance in each wallet, the main one first. Null for a wallet whose vendor is off. */
export const walletList = defineCall({
  id: "CA7",
  methods: ["GET"],
  path: "/wps/relay/GCS_walletList",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => ({ balances: balances(context) }),
});

/**
 * C23: moves money between the main wallet and a vendor's, or between two vendors'. Errors:
 * `balance.not.enough`, `request.conflict`, `vendor.refused` where one of the vendors is off.
 */
export const walletTransfer = defineCall({
  id: "C23",
  methods: ["POST"],
  path: "/wps/relay/GCS_walletTransfer",
  modules: ["FUNDTRANS3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ from: code, to: code, amount: moneyAmount, requestId }),
  run: (context, { from, to, amount, requestId }) => {
    if (from === to) throw new PlatformError("request_param_err", { detail: "from and to" });
    const { vendorsOff } = context.settings;
    if ([from, to].some((wallet) => vendorsOff.includes(wallet))) {
      throw new PlatformError("vendor.refused");
    }
    return once(context, requestId, { from, to, amount }, () => {
      const { db, now } = context;
      const { id, currency } = requireMember(context);
      const accounts = [from, to].map((wallet) => accountOf(id, wallet));
      for (const account of accounts) openAccount(db, account, currency, now);
      const [source = "", target = ""] = accounts;
      const reference = `wallet:${from}:${to}`;
      const movement = { from: source, to: target, amount, now, requestId };
      moveMoney(db, { kind: "transfer", reference, ...movement });
      return { balances: balances(context) };
    });
  },
});

function accountOf(memberId: number, wallet: string): string {
  return wallet === main ? walletOf(memberId) : vendorWalletOf(memberId, wallet);
}

function balances(context: CallContext) {
  const { id } = requireMember(context);
  return [main, ...walletVendors].map((wallet) => ({
    wallet,
    name: wallet === main ? mainName[context.lang] : vendorName(wallet, context.lang),
    balance: context.settings.vendorsOff.includes(wallet)
      ? null
      : formatAmount(balanceOf(context.db, accountOf(id, wallet))),
  }));
}

const mainName = {
  EN: "Main wallet",
  KR: "메인 지갑",
  VN: "Ví chính",
  TH: "กระเป๋าหลัก",
  CN: "主钱包",
  JP: "メインウォレット",
};
