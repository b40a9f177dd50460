import { useI18n } from "~/i18n/i18n.tsx";
import { useTimeLeft } from "~/ui/hooks/use-countdown.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** The deadline of the payment, with a countdown if JavaScript is on. `text` is the deadline as text. */
export function PayBy({ at, now, text }: { at: number; now: number; text?: string }) {
  const { t, date } = useI18n();
  const left = useTimeLeft(at, now);
  const counting = useHydrated() && left > 0;
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const time = `${hours > 0 ? `${hours}:` : ""}${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return (
    <p className="flex gap-2.5 text-sm">
      <i className="icon-clock size-4.5 shrink-0 text-gold" />
      <span>
        {text ?? t("member.deposit.until", { at: date(at) })}{" "}
        {counting ? (
          <span role="timer" className="figures font-bold whitespace-nowrap text-gold">
            {t("member.deposit.left", { time })}
          </span>
        ) : null}
      </span>
    </p>
  );
}
