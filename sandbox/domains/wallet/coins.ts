/** Coins that deposits are paid in: their networks, addresses and rates (CA9, CA115). */

export interface Coin {
  code: string;
  network: string;
  address: string;
  /** Decimals that a wallet of this coin can send. */
  decimals: number;
  /** What one costs in US dollars, in minor units (1/10000). */
  dollars: number;
  /** A payment URI that wallets open with the amount filled in. */
  uri: (address: string, amount: string) => string;
}

/** The contract that a wallet pays USDT through on Tron. */
const tronUsdt = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

export const coins = {
  USDT: {
    code: "USDT",
    network: "TRC-20",
    address: "TPortico7Sandbox4Address2Only9",
    decimals: 6,
    dollars: 10_000,
    uri: (address, amount) => `tron:${address}?amount=${amount}&token=${tronUsdt}`,
  },
  BTC: {
    code: "BTC",
    network: "Bitcoin",
    address: "bc1qportico7sandbox4address2only9",
    decimals: 8,
    dollars: 950_000_000,
    uri: (address, amount) => `bitcoin:${address}?amount=${amount}`,
  },
} as const satisfies Record<string, Coin>;

/** How many units of a currency one US dollar costs, in minor units (1/10000). */
const perDollar: Readonly<Record<string, number>> = {
  USD: 10_000,
  KRW: 13_800_000,
  VND: 254_000_000,
  THB: 341_500,
  CNY: 71_800,
  JPY: 1_505_000,
};

/** Whether coins have a rate in this currency. */
export const hasRate = (currency: string): boolean => currency in perDollar;

/** How long a rate is valid. */
const rateHoldsMs = 60_000;

const minor = 10_000n;

/** Decimal text of so many steps of 10^-decimals, without trailing zeros. */
function decimalOf(steps: bigint, decimals: number): string {
  const digits = steps.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, "");
}

export interface Quote {
  /** Coins to pay, as decimal text. */
  payAmount: string;
  /** What one coin costs in the wallet's currency, as decimal text. */
  rate: string;
  /** The end of its validity in ms. */
  rateUntil: number;
}

/**
 * The price of an amount in coins at this moment. The rate moves by up to 0.5 % from minute to minute; the amount is
 * rounded up to the coin's last decimal, so that what is paid is never too little.
 * @param amount in minor units (1/10000) of the currency
 */
export function quoteOf(coin: Coin, amount: number, currency: string, now: number): Quote {
  const base = (BigInt(coin.dollars) * BigInt(perDollar[currency] ?? 0)) / minor;
  const moved = BigInt((Math.floor(now / 1000) * 7919) % 101) - 50n;
  const rate = base + (base * moved) / minor;
  const steps = 10n ** BigInt(coin.decimals);
  const pay = (BigInt(amount) * steps + rate - 1n) / rate;
  return {
    payAmount: decimalOf(pay, coin.decimals),
    rate: decimalOf(rate, 4),
    rateUntil: now + rateHoldsMs,
  };
}

/** Where and how much to pay, as CA9, CA10 and CA115 answer it. */
export function coinTarget(coin: Coin, { payAmount, rate, rateUntil }: Quote, now: number) {
  const { address, code, network } = coin;
  return {
    account: address,
    network,
    coin: code,
    payAmount,
    rate,
    rateUntil,
    rateExpired: now >= rateUntil,
    uri: coin.uri(address, payAmount),
  };
}
