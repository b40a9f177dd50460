/** What differs from one operator of this platform to the next. */
export interface Merchant {
  /** Whitelabel flags that are not as the platform's defaults have them. */
  flags: Readonly<Record<string, "1" | "0">>;
  /** C24: whether one wallet serves all vendors. */
  singleWallet: boolean;
  /** What its announcements name amounts in. */
  currency: string;
}

const usual: Merchant = { flags: {}, singleWallet: true, currency: "USD" };

const merchants: Readonly<Record<string, Merchant>> = {
  // No login by code (W13), and money has to be moved to a vendor before it can be staked there.
  hanbit07: { flags: { MOBILEVERCODELOGIN3: "0" }, singleWallet: false, currency: "KRW" },
};

/** Returns a merchant by its code, or the default settings. */
export function merchantOf(code: string): Merchant {
  return merchants[code] ?? usual;
}
