/** How a currency is written beside an amount: its code, its signs and its names in the portal's languages. */

const languages = ["en", "ko", "ja", "zh", "th", "vi"];
const displays = ["symbol", "narrowSymbol", "name"] as const;

/** Names that people write and Intl doesn't. */
const colloquial: Readonly<Record<string, readonly string[]>> = {
  KRW: ["원", "won"],
  USD: ["달러", "弗", "美金", "ดอลลาร์", "đô", "usd$", "bucks"],
  JPY: ["円", "엔", "yen", "圓"],
  CNY: ["元", "块", "塊", "圆", "rmb", "위안"],
  THB: ["บาท", "바트", "บ.", "baht"],
  VND: ["đ", "đồng", "dong", "vnđ", "동"],
  USDT: ["₮", "tether"],
};

const known = new Map<string, ReadonlySet<string>>();

/** In lower case, without blanks. */
export function currencySigns(currency: string): ReadonlySet<string> {
  const before = known.get(currency);
  if (before) return before;
  const signs = new Set(
    [currency, ...(colloquial[currency] ?? []), ...signsByIntl(currency)].map((sign) =>
      sign.normalize("NFKC").replace(/\s/g, "").toLowerCase(),
    ),
  );
  known.set(currency, signs);
  return signs;
}

/** Intl takes codes of three letters only. */
function signsByIntl(currency: string): string[] {
  if (!/^[A-Z]{3}$/.test(currency)) return [];
  return languages.flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      [0, 1, 5].flatMap((amount) =>
        new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
          .formatToParts(amount)
          .flatMap(({ type, value }) => (type === "currency" ? [value] : [])),
      ),
    ),
  );
}
