import { useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { jackpotStart, nextStep } from "./jackpot.ts";

/**
 * The jackpot counter (U4). It is an animation, not data, and says so (A37): only where the brand
 * chose `simulated`. It stands still for those who asked for less motion, and while the tab is hidden.
 */
export function JackpotCounter() {
  const { t, language } = useI18n();
  const { brand } = useShell();
  const [figure, setFigure] = useState(jackpotStart);
  const on = brand.jackpot === "simulated";

  useEffect(() => {
    if (!on || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const { by, after } = nextStep(Math.random);
      timer = setTimeout(() => {
        if (!document.hidden) setFigure((last) => last + by);
        wait();
      }, after);
    };
    wait();
    return () => clearTimeout(timer);
  }, [on]);

  if (!on) return null;
  return (
    <div className="relative mb-5 overflow-hidden rounded-card border border-gold/30 bg-surface bg-linear-to-r from-gold/15 via-transparent to-gold/15 px-4 py-4 text-center lg:py-6">
      <p className="text-xs font-semibold tracking-widest text-gold">{t("home.jackpot")}</p>
      <p
        className="figures mt-1 text-[clamp(1.6rem,7vw,3.75rem)] leading-tight font-black text-ink"
        data-jackpot=""
      >
        {figure.toLocaleString(language)}
      </p>
      <p className="text-2xs text-quiet">{t("home.jackpotNote")}</p>
    </div>
  );
}
