import { createContext, type ReactNode, useContext, useMemo } from "react";
import type en from "~/locales/en/index.ts";
import type { PublicBrand } from "~/portal-context.ts";
import type { DateWay } from "./date-text.ts";
import {
  dateTime,
  exactMoney,
  figures,
  type MoneyPatterns,
  type MoneyValue,
  money,
  moneyAtMost,
  nearDateTime,
  zoneName,
} from "./format.ts";
import { type KeyOf, type MessageTree, text, type Values, type Voice } from "./text.ts";

export type Messages = typeof en;
export type MessageKey = KeyOf<Messages>;
/**
 * The keys of an area, such as `KeyIn<"session">`. `t(key satisfies KeyIn<"session">)` tells the build which texts a page
 * needs when the key is data (`tooling/pages/page-texts.ts`).
 */
export type KeyIn<Area extends string> = Extract<MessageKey, `${Area}.${string}`>;
/** A key that another module of the same page contains as a literal, so that its text is loaded. */
export type GivenKey = MessageKey;

export interface I18n {
  /** BCP 47 tag of the page. */
  language: string;
  /** A message by its typed key. */
  t(key: MessageKey, values?: Values): string;
  /** A message whose key is data (field errors); an unknown key returns the text of an unknown error. */
  tData(key: string, values?: Values): string;
  /** An amount in its currency's decimals, rounded (A220); below `AsBooked` as it was booked, with at least `digits`. */
  money(value: MoneyValue, digits?: number): string;
  /** An amount in its currency's decimals, cut: for what can be withdrawn or spent (K25). */
  atMost(value: MoneyValue): string;
  /** An amount in its currency's decimals, rounded, also below `AsBooked`. */
  rounded(value: MoneyValue): string;
  /** An amount as it was booked, with at least `digits` decimals (A120). */
  booked(value: MoneyValue, digits?: number): string;
  /** An amount for a field, without its currency. */
  figures(value: MoneyValue): string;
  /** A point in time in the brand's zone, or by another offset. */
  date(at: number, way?: DateWay, gmtOffset?: string): string;
  /**
   * A point in time in a list that names its zone once, such as "today 08:22" (`ListZone`); in the way `otherwise` where
   * the server's time is unknown, as in pages that are the same for every guest, and below `AsBooked`.
   */
  near(at: number, otherwise?: DateWay): string;
  /** Whether `near` writes dates that way. */
  nearDates: boolean;
  /** Whether amounts are covered (A222). */
  covered: boolean;
  /** The brand's zone, such as "GMT+9". */
  zone: string;
}

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  language: string;
  messages: MessageTree;
  /** The brand's own texts in this language (B1). */
  voice?: Voice | undefined;
  brand: Pick<PublicBrand, "currencyDecimals" | "gmtOffset" | "minimumAge" | "name"> & {
    /** Of the currencies that the server knows; `Intl` writes the others. */
    moneyPatterns?: MoneyPatterns;
  };
  /** The server's time when it made the page; absent in what is the same for every guest. */
  now?: number | undefined;
  /** The server's time in a page that is open. */
  clock?: () => number;
  children: ReactNode;
}

/** Provides the page's language, messages and formats to its children. `{{brand}}` and `{{age}}` are always filled in. */
export function I18nProvider(props: I18nProviderProps) {
  const { language, messages, voice, brand, now, clock, children } = props;
  const value = useMemo<I18n>(() => {
    const t = (key: string, values?: Values) =>
      text(messages, language, key, { brand: brand.name, age: brand.minimumAge, ...values }, voice);
    const rounded: I18n["rounded"] = (amount) =>
      money(amount, language, brand.currencyDecimals, brand.moneyPatterns);
    return {
      language,
      t,
      tData: (key, values) => {
        const found = t(key, values);
        return found === key ? t("errors.unknown") : found;
      },
      figures: (amount) => figures(amount, language, brand.currencyDecimals),
      booked: (amount, digits) =>
        exactMoney(amount, language, brand.currencyDecimals, digits, brand.moneyPatterns),
      atMost: (amount) =>
        moneyAtMost(amount, language, brand.currencyDecimals, brand.moneyPatterns),
      money: rounded,
      rounded,
      date: (at, way, gmtOffset = brand.gmtOffset) => dateTime(at, language, gmtOffset, way),
      near: (at, otherwise) =>
        now === undefined
          ? dateTime(at, language, brand.gmtOffset, otherwise)
          : nearDateTime(at, Math.max(now, clock?.() ?? now), language, brand.gmtOffset),
      nearDates: now !== undefined,
      covered: false,
      zone: zoneName(brand.gmtOffset),
    };
  }, [language, messages, voice, brand, now, clock]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Below it money is as it was booked, and dates are whole: agents reconcile by them (A120). */
export function AsBooked({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  const value = useMemo<I18n>(
    () => ({ ...i18n, money: i18n.booked, near: i18n.date, nearDates: false }),
    [i18n],
  );
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Below it amounts are in their currency's decimals again: figures that are read, not added up (A120). */
export function AsRead({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  const value = useMemo<I18n>(() => ({ ...i18n, money: i18n.rounded }), [i18n]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** What stands for an amount that is covered. */
export const dots = "••••";

/** Below it amounts are covered while the session isn't the page's (A222): also in sentences, tooltips and print. */
export function CoveredAmounts({ covered, children }: { covered: boolean; children: ReactNode }) {
  const i18n = useI18n();
  const value = useMemo<I18n>(() => {
    const cover = () => dots;
    const amounts = { money: cover, rounded: cover, atMost: cover, booked: cover };
    return covered ? { ...i18n, covered, ...amounts } : i18n;
  }, [i18n, covered]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Messages and formats of the page's language. */
export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error("useI18n needs an I18nProvider above it.");
  return value;
}
