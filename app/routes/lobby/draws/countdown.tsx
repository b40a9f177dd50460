import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { useServerSecond } from "~/ui/hooks/server-time.ts";

interface Props {
  /** When it is over, in ms by the server's clock. */
  until: number;
  /** The server's time when the page was rendered. */
  now: number;
  className?: string;
}

/** Seconds as a clock shows them: 75 → "01:15", 3675 → "1:01:15". */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}

/** The countdown to a draw. Its role is timer, so screen readers read it on request, not each second. */
export function Countdown({ until, now, className }: Props) {
  const { t } = useI18n();
  const left = Math.ceil(until / 1000) - useServerSecond(now);
  return (
    <span
      role="timer"
      className={clsx("figures inline-block text-right whitespace-nowrap", className)}
    >
      {left > 0 ? clockFace(left) : t("lottery.drawing")}
    </span>
  );
}
