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
  /** Shows the booked decimals, at least as many as given (A120). */
  exact?: boolean | number;
}

/** Formats an amount in the page's language. */
export function Money({ value, signed = false, exact = false }: Props) {
  const i18n = useI18n();
  const text = exact === false ? i18n.money(value) : i18n.exact(value, exact === true ? 0 : exact);
  if (!signed) return <>{text}</>;
  const out = value.amount.startsWith("-");
  const none = /^-?0*(\.0*)?$/.test(value.amount);
  return (
    <span
      className={clsx("font-semibold", none ? "text-quiet" : out ? "text-danger" : "text-gain")}
    >
      {out || none ? "" : "+"}
      {text}
    </span>
  );
}
