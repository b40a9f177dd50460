import { Link } from "@remix-run/react";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  balance: Part<{ available: number; frozen: number }>;
  /** What the platform calls the viewer's level; null where it has none. */
  level: string | null;
}

/** How many points there are (C52), in sight of every page of the mall; beside them the level (U49). */
export function BalanceCard({ balance, level }: Props) {
  const { t, language } = useI18n();
  const title = t("pointMall.balance.title");
  return (
    <PartBlock part={balance} name={title}>
      {({ available, frozen }) => (
        <Card
          as="section"
          aria-label={title}
          tone="page"
          pad="roomy"
          className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-linear-to-br from-gold/15 to-transparent"
        >
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
            <i className="icon-coins size-7" />
          </span>
          <div className="mr-auto">
            <p className="text-xs text-quiet">{title}</p>
            <p
              data-points={available}
              className="figures text-3xl font-bold text-gold"
              aria-live="polite"
            >
              {numberText(available, language)}
            </p>
            {frozen > 0 ? (
              <p className="text-sm text-quiet">
                {t("pointMall.balance.frozen", { count: frozen })}
              </p>
            ) : null}
          </div>
          {level === null ? null : (
            <Link
              to={member.vip}
              className="finger inline-flex items-center gap-2 rounded-full border border-gold/40 px-4 py-2 text-sm font-semibold transition-colors hover:border-gold"
            >
              <i className="icon-crown size-4 text-gold" />
              {t("pointMall.balance.level", { name: level })}
            </Link>
          )}
        </Card>
      )}
    </PartBlock>
  );
}
