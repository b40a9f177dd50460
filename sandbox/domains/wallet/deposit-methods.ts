import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import type { Localised } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { currencyScale } from "../points/earn-points.ts";
import { type Coin, coins, hasRate } from "./coins.ts";
import { formatAmount, wholeAmount } from "./money.ts";

/** A way to pay in. Bounds and presets in units of the tables' currency. */
export interface DepositMethod {
  id: string;
  kind: "BANK" | "CARD" | "EWALLET" | "CRYPTO";
  names: Localised;
  min: number;
  max: number;
  presets: readonly number[];
  bonusPercent: number;
  /** Where the player pays to, for methods that need to say. */
  payTo: { name: string; account: string; bank: string } | null;
  /** The coin that is paid in, for CRYPTO. */
  coin?: Coin;
}

export const depositMethods: readonly DepositMethod[] = [
  {
    id: "bank",
    kind: "BANK",
    names: {
      EN: "Bank transfer",
      KR: "계좌 이체",
      VN: "Chuyển khoản ngân hàng",
      TH: "โอนผ่านธนาคาร",
      CN: "银行转账",
      JP: "銀行振込",
    },
    min: 10,
    max: 50_000,
    presets: [50, 100, 300, 500, 1000],
    bonusPercent: 0,
    payTo: { name: "Portico Receiving", account: "110-204-998877", bank: "Harbour Bank" },
  },
  {
    id: "card",
    kind: "CARD",
    names: { EN: "Card", KR: "카드", VN: "Thẻ", TH: "บัตร", CN: "银行卡", JP: "カード" },
    min: 20,
    max: 5_000,
    presets: [20, 50, 100, 200],
    bonusPercent: 0,
    payTo: null,
  },
  {
    id: "ewallet",
    kind: "EWALLET",
    names: {
      EN: "Quick wallet",
      KR: "간편 지갑",
      VN: "Ví nhanh",
      TH: "กระเป๋าด่วน",
      CN: "快捷钱包",
      JP: "クイックウォレット",
    },
    min: 10,
    max: 10_000,
    presets: [20, 50, 100, 500],
    bonusPercent: 2,
    payTo: null,
  },
  {
    id: "usdt",
    kind: "CRYPTO",
    names: {
      EN: "USDT (TRC-20)",
      KR: "테더 (TRC-20)",
      VN: "USDT (mạng TRC-20)",
      TH: "USDT (เครือข่าย TRC-20)",
      CN: "泰达币 (TRC-20)",
      JP: "テザー (TRC-20)",
    },
    min: 30,
    max: 100_000,
    presets: [50, 200, 1000, 5000],
    bonusPercent: 5,
    payTo: null,
    coin: coins.USDT,
  },
  {
    id: "btc",
    kind: "CRYPTO",
    names: {
      EN: "Bitcoin",
      KR: "비트코인",
      VN: "Bitcoin",
      TH: "บิตคอยน์",
      CN: "比特币",
      JP: "ビットコイン",
    },
    min: 50,
    max: 100_000,
    presets: [50, 200, 1000, 5000],
    bonusPercent: 5,
    payTo: null,
    coin: coins.BTC,
  },
];

/** The ways that a wallet in this currency can use: coins need a rate for it. */
export const methodsFor = (currency: string): readonly DepositMethod[] =>
  depositMethods.filter(({ coin }) => coin === undefined || hasRate(currency));

/** Bounds of a method in minor units of a currency. */
export function boundsOf(method: { min: number; max: number }, currency: string) {
  const unit = wholeAmount(currencyScale(currency));
  return { min: method.min * unit, max: method.max * unit };
}

/** CA8: ways to pay in, with bounds and suggestions in the member's currency. */
export const listDepositMethods = defineCall({
  id: "CA8",
  methods: ["GET"],
  path: "/wps/deposit/methods",
  modules: ["DEPOSIT3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => {
    const { currency } = requireMember(context);
    const unit = wholeAmount(currencyScale(currency));
    return methodsFor(currency).map((method) => {
      const { min, max } = boundsOf(method, currency);
      return {
        id: method.id,
        kind: method.kind,
        name: method.names[context.lang],
        icon: null,
        min: formatAmount(min),
        max: formatAmount(max),
        presets: method.presets.map((preset) => formatAmount(preset * unit)),
        bonusPercent: String(method.bonusPercent),
      };
    });
  },
});
