import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { brandTime } from "~/reports/range/brand-time.ts";
import { useServerSecond } from "~/ui/hooks/server-time.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Props {
  /** When the page was made, in ms since the epoch: shown until the clock runs. */
  now: number;
}

/** The brand's date and time with its offset, by the second (U29, K24, A69); without a script, by the minute. */
export function BrandClock({ now: made }: Props) {
  const { t, zone } = useI18n();
  const { brand } = useShell();
  const runs = useHydrated();
  const [day, time = ""] = brandTime(useServerSecond(made) * 1000, brand.gmtOffset).split(" ");
  return (
    <p className="figures flex items-baseline gap-2 text-xs whitespace-nowrap text-quiet">
      <span className="sr-only">{t("agentCenter.shell.clock")}:</span>
      <span>{day}</span>
      <time className="text-sm font-semibold text-ink" data-clock="">
        {runs ? time : time.slice(0, 5)}
      </time>
      <span>{zone}</span>
    </p>
  );
}
