import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { Money } from "~/ui/text/money.tsx";
import type { Column } from "./column.ts";

interface Props<Row, Totals> {
  columns: readonly Column<Row, Totals>[];
  /** Null if the platform doesn't report totals; then the tiles are left out. */
  totals: Totals | null;
}

/** The totals over all pages as tiles, including hidden columns. */
export function TotalTiles<Row, Totals>({ columns, totals }: Props<Row, Totals>) {
  const { t } = useI18n();
  if (totals === null) return null;
  const figures = columns.flatMap(({ name, kind, side, total }) =>
    total
      ? {
          name: t(name satisfies GivenKey),
          value: (
            <Money
              value={total(totals)}
              signed={kind === "signedMoney"}
              plain={side !== undefined}
            />
          ),
        }
      : [],
  );
  return <FigureTiles label={t("member.totals")} figures={figures} />;
}
