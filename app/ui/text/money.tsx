import { clsx } from "clsx";
import { graphql } from "~/graphql/generated";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";

/** The fields of an amount that every query requests (K25). */
graphql(`
  fragment Money on Money {
    amount
    currency
  }
`);

interface Props {
  value: MoneyValue;
  /** Shows income and expense by a sign and a colour. */
  signed?: boolean;
  /** Leaves the colour out: what players win is nothing good or bad for who reads it (N4). */
  plain?: boolean;
  /** Of what can be withdrawn or spent: cut, never rounded up (K25). */
  atMost?: boolean;
  /** Decimals at least, where amounts are as they were booked (A120). */
  digits?: number;
  /** Whether a rounded amount is a tab stop, which shows the booked one. Not inside a link: there the link's focus does. */
  stop?: boolean;
}

/** Formats an amount in the page's language. What was booked with more decimals shows them on focus (A220). */
export function Money(props: Props) {
  const { value, signed = false, plain = false, atMost = false, digits = 0, stop = true } = props;
  const i18n = useI18n();
  const isZero = (text: string) => !/[1-9]/.test(text);
  const out = value.amount.startsWith("-");
  const withSign = (text: string) => (signed && !out && !isZero(text) ? `+${text}` : text);
  const text = withSign(atMost ? i18n.atMost(value) : i18n.money(value, digits));
  const booked = withSign(i18n.booked(value, digits));
  const shown =
    text === booked ? (
      text
    ) : (
      <span className="rounded-amount" title={booked} {...(stop ? { tabIndex: 0 } : {})}>
        <span>{text}</span>
        <span>{booked}</span>
      </span>
    );
  if (!signed) return <span>{shown}</span>;
  const look = isZero(text) ? "text-quiet" : plain ? null : out ? "text-danger" : "text-gain";
  return <span className={clsx("font-semibold", look)}>{shown}</span>;
}
