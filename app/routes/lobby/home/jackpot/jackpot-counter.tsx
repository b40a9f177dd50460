import { useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { HomeJackpotQuery } from "~/graphql/generated/graphql";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { LiveFragment } from "~/ui/fragments/live-fragment.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { jackpotStart, nextStep } from "./jackpot.ts";
import { HomeJackpot } from "./jackpot-query.ts";

/** Polling interval of a real jackpot, in ms. */
const every = 5_000;

interface Props {
  /** The platform's pot; null unless the brand shows a real one. */
  pot: Block<HomeJackpotQuery> | Promise<Block<HomeJackpotQuery>> | null;
}

/** The jackpot (U4) that the brand has chosen (A37): the platform's real pot, a labelled animation, or none. */
export function JackpotCounter({ pot }: Props) {
  const { t } = useI18n();
  const { jackpot } = useShell().brand;
  if (jackpot === "simulated") return <Simulated />;
  if (jackpot === "off" || !pot) return null;
  return (
    <DeferredBlock
      value={pot}
      name={t("home.jackpot")}
      skeleton={<div className="skeleton mt-6 h-28 rounded-card lg:h-40" />}
    >
      {(initial) => (
        <LiveFragment name="pot">
          <Real initial={initial} />
        </LiveFragment>
      )}
    </DeferredBlock>
  );
}

/** A real jackpot. It is refreshed, and absent if the platform has none. */
export function Real({ initial }: { initial: HomeJackpotQuery }) {
  const { money } = useI18n();
  const { data } = useLive(HomeJackpot, {}, { intervalMs: every, initial });
  // An answer without a pot may be one that failed: the last one stays.
  const shown = data.jackpot ?? initial.jackpot;
  return shown ? <Pot figure={money(shown)} /> : null;
}

/**
 * The specification's animation in the brand's currency (A137). It is not real data, and its label says so. It does
 * not move with reduced motion or in a hidden tab.
 */
function Simulated() {
  const { t, money } = useI18n();
  const { currency } = useShell().brand;
  const [figure, setFigure] = useState(jackpotStart);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
  }, []);

  return <Pot figure={money({ amount: String(figure), currency })} note={t("home.jackpotNote")} />;
}

function Pot({ figure, note }: { figure: string; note?: string }) {
  const { t } = useI18n();
  return (
    <Card className="relative mt-6 overflow-hidden border-gold/30 bg-linear-to-r from-gold/15 via-transparent to-gold/15 px-4 py-4 text-center lg:py-6">
      <p className="text-xs font-semibold tracking-widest text-gold">{t("home.jackpot")}</p>
      <p
        className="figures mt-1 text-[clamp(1.125rem,6vw,3.75rem)] leading-tight font-black text-ink"
        data-jackpot=""
      >
        {figure}
      </p>
      {note ? <p className="text-2xs text-quiet">{note}</p> : null}
    </Card>
  );
}
