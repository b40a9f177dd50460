import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  value: { amount: string; currency: string };
}

/** Money that came in or went out: a sign and a colour, neither alone. */
export function SignedMoney({ value }: Props) {
  const { money } = useI18n();
  const out = value.amount.startsWith("-");
  const none = /^-?0*(\.0*)?$/.test(value.amount);
  return (
    <span
      className={clsx("font-semibold", none ? "text-quiet" : out ? "text-danger" : "text-gain")}
    >
      {out || none ? "" : "+"}
      {money(value)}
    </span>
  );
}
