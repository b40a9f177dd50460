/** The icon of a payment method by its kind (`DepositKind`), as the footer and the cashier show it. */
export const methodIcons: Readonly<Record<string, string>> = {
  BANK: "icon-landmark",
  CARD: "icon-credit-card",
  EWALLET: "icon-wallet",
  CRYPTO: "icon-coins",
};
