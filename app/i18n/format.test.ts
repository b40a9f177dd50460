import { expect, it } from "vitest";
import { readAmount } from "../../brands/amount.ts";
import { aurora } from "../../brands/aurora.ts";
import { plainDecimal } from "../../brands/typed/plain-amount.ts";
import { exactMoney, figures, money, moneyAtMost, moneyPatterns } from "./format.ts";
import { separators } from "./text.ts";

const { currencyDecimals, languages } = aurora;
const amounts = ["0.01", "5.00", "100.00", "1500.00", "50000.00", "1234567.89"];
const cases = languages.flatMap(({ tag }) =>
  ["USD", "VND", "KRW"].flatMap((currency) => amounts.map((amount) => ({ tag, currency, amount }))),
);

it.each(cases)(
  "U27b U27d K25 V60 what a button puts into a field is read as that amount: $amount $currency in $tag",
  ({ tag, currency, amount }) => {
    const decimals = currencyDecimals[currency] ?? 2;
    const put = figures({ amount, currency }, tag, currencyDecimals);
    const cut = decimals === 0 ? `${amount.split(".")[0]}.00` : amount;
    expect(readAmount(plainDecimal(put, tag), decimals)).toBe(cut === "0.00" ? null : cut);
  },
);

it("K25 it is divided where everybody reads it so", () => {
  const value = { amount: "50000", currency: "USD" };
  expect(figures(value, "ko", currencyDecimals)).toBe("50,000.00");
  expect(figures(value, "vi", currencyDecimals)).toBe("50000.00");
});

it.each([
  ["0.0042", "USD", "$0.0042", "$0.00", "$0.00"],
  ["-0.0042", "USD", "-$0.0042", "-$0.00", "$0.00"],
  ["-28.7244", "USD", "-$28.7244", "-$28.72", "-$28.72"],
  ["54.646", "USD", "$54.646", "$54.64", "$54.65"],
  ["19.5100", "USD", "$19.51", "$19.51", "$19.51"],
  ["0.005", "USD", "$0.005", "$0.00", "$0.01"],
  ["-0.995", "USD", "-$0.995", "-$0.99", "-$1.00"],
  ["7", "USD", "$7.00", "$7.00", "$7.00"],
  ["1234.5678", "KRW", "₩1,234.5678", "₩1,234", "₩1,235"],
  [
    "9007199254740993.5",
    "VND",
    "₫9,007,199,254,740,993.5",
    "₫9,007,199,254,740,993",
    "₫9,007,199,254,740,994",
  ],
])(
  "A120 K25 A220 %s %s was booked as %s; a balance is cut, %s; a player's page rounds, %s",
  (...row) => {
    const [amount, currency, booked, cut, shown] = row;
    const value = { amount, currency };
    expect(exactMoney(value, "en", currencyDecimals)).toBe(booked);
    expect(moneyAtMost(value, "en", currencyDecimals)).toBe(cut);
    expect(money(value, "en", currencyDecimals)).toBe(shown);
  },
);

it.each(Object.keys(separators))(
  "K25 A97 %s: an amount by a pattern is as Intl writes it",
  (tag) => {
    const patterns = moneyPatterns(tag, ["USD", "KRW", "VND", "THB", "CNY", "JPY"]);
    const texts = [
      "0",
      "0.009",
      "-0.001",
      "7",
      "-12.30",
      "999.99",
      "1000",
      "-1234567.8912",
      "007.5",
    ];
    for (const currency of [...Object.keys(patterns), "EUR"]) {
      for (const amount of [...texts, "852197728806", "1e3", "NaN"]) {
        const value = { amount, currency };
        const [byPattern, byIntl] = [patterns, {}].map((each) => [
          money(value, tag, currencyDecimals, each),
          moneyAtMost(value, tag, currencyDecimals, each),
          exactMoney(value, tag, currencyDecimals, 3, each),
        ]);
        expect(byPattern, `${amount} ${currency}`).toEqual(byIntl);
      }
    }
  },
);
