import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { IncomeBridgeStepsFragment } from "~/graphql/generated/graphql";
import { type MoneyValue, mostDecimals } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { type Bar, waterfallOf } from "~/ui/charts/waterfall.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Money } from "~/ui/text/money.tsx";

/** A sum or a step of a bridge. */
export interface Line {
  key: string;
  name: string;
  amount: MoneyValue;
  /** What of the amount is more or less play, and what is the rates. */
  split?: { play: MoneyValue; rate: MoneyValue };
  /** Whether nothing but rates is in `split.rate`; else play that moved between branches is as well. */
  rates?: boolean;
  /** Where its entries are, beside those of the other days; null where nothing has them. */
  to?: string | null;
}

interface BridgeTableProps {
  caption: string;
  found: Pick<IncomeBridgeStepsFragment, "before" | "after">;
  steps: readonly Line[];
}

const size = ({ amount }: MoneyValue) => Number(amount);

/** The steps as a table that is a chart as well: the server draws a bar in each row. */
export function BridgeTable({ caption, found, steps }: BridgeTableProps) {
  const { t } = useI18n();
  const bars = waterfallOf(
    size(found.before),
    steps.map(({ amount }) => size(amount)),
  );
  const lines: Line[] = [
    { key: "before", name: t("agentCenter.bridge.before"), amount: found.before },
    ...steps,
    { key: "after", name: t("agentCenter.bridge.after"), amount: found.after },
  ];
  const digits = mostDecimals(lines.map(({ amount }) => amount));
  return (
    <Card pad="snug" className="table-box">
      <table className="w-full text-sm">
        <caption className="mb-1 text-left text-xs text-quiet">{caption}</caption>
        <tbody>
          {lines.map((line, at) => {
            const { key, amount } = line;
            const isSum = at === 0 || at === lines.length - 1;
            return (
              <tr key={key} className={clsx(isSum && "font-semibold")}>
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  <StepName line={line} digits={digits} />
                </th>
                <td className="w-1/5 sm:w-2/5">
                  <BarOf
                    bar={bars[at]}
                    look={isSum ? "accent" : size(amount) < 0 ? "down" : "up"}
                  />
                </td>
                <td className="figures py-1 pl-2 text-right whitespace-nowrap">
                  <Money value={amount} signed={!isSum} digits={digits} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** What a step is, where it leads, and what of it is play and what rates. */
function StepName({ line, digits }: { line: Line; digits: number }) {
  const { t } = useI18n();
  const { name, to, amount, split, rates } = line;
  const isSplit = split !== undefined && size(split.play) !== 0 && size(split.rate) !== 0;
  return (
    <>
      {to && size(amount) !== 0 ? (
        <Link to={to} className="finger drill">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {isSplit ? (
        <span className="block text-xs text-quiet">
          <span>{t("agentCenter.bridge.play")}</span>{" "}
          <span className="whitespace-nowrap">
            <Money value={split.play} signed digits={digits} />
          </span>
          <br />
          <span>{t(rates ? "agentCenter.bridge.rates" : "agentCenter.bridge.rate")}</span>{" "}
          <span className="whitespace-nowrap">
            <Money value={split.rate} signed digits={digits} />
          </span>
        </span>
      ) : null}
    </>
  );
}

const looks = { accent: "fill-accent", up: "fill-gain", down: "fill-danger" } as const;

const BarOf = ({ bar, look }: { bar: Bar | undefined; look: keyof typeof looks }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    className="block h-3 w-full"
  >
    <rect x={bar?.start ?? 0} y="1" width={bar?.width ?? 0} height="8" className={looks[look]} />
  </svg>
);
