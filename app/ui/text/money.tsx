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
  /** Shows the booked decimals, at least as many as given (A120). */
  exact?: boolean | number;
}

/** Formats an amount in the page's language. */
export function Money({ value, signed = false, plain = false, exact = false }: Props) {
  const i18n = useI18n();
  const text = exact === false ? i18n.money(value) : i18n.exact(value, exact === true ? 0 : exact);
  if (!signed) return <>{text}</>;
  const out = value.amount.startsWith("-");
  const none = /^-?0*(\.0*)?$/.test(value.amount);
  const look = none ? "text-quiet" : plain ? null : out ? "text-danger" : "text-gain";
  return (
    <span className={clsx("font-semibold", look)}>
      {out || none ? "" : "+"}
      {text}
    </span>
  );
}
