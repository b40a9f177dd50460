import { Link, useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type { IncomeBridgeStepsFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { type LatePart, useLatePart } from "~/reports/use-late-part.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { type Bar, waterfallOf } from "~/ui/charts/waterfall.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Money } from "~/ui/text/money.tsx";

graphql(`
  fragment IncomeBridgeSteps on IncomeBridge {
    before {
      ...Money
    }
    after {
      ...Money
    }
    difference {
      ...Money
    }
    play {
      ...Money
    }
    rate {
      ...Money
    }
    payIn {
      ...Money
    }
    payOut {
      ...Money
    }
    bonuses {
      ...Money
    }
    products {
      type
      difference {
        ...Money
      }
      play {
        ...Money
      }
      rate {
        ...Money
      }
    }
  }
`);

/** The bridge of a page that is compared; null where it is not. */
type LateBridge = LatePart<IncomeBridgeStepsFragment>;

/** A sum or a step of the bridge. */
interface Line {
  key: string;
  name: string;
  amount: MoneyValue;
  /** Where its entries are, beside those of the other days. */
  to?: string;
}

/** Why more or less was earned than in the other days (N16): by cause, then commission by product. */
export function BridgeBlock({ soon }: { soon: LateBridge }) {
  const { t } = useI18n();
  const { value: found, failed } = useLatePart(soon);
  const [shown] = useSearchParams();
  const title = t("agentCenter.bridge.title");
  if (failed) return <FailedLine name={title} />;
  if (!found) return null;
  const kinds = drillTo("/agentHome/income", { by: "kind" }, shown);
  const revenue = (path = "", more = {}) => drillTo(`/agentHome/revenue${path}`, more, shown);
  const pay: Line[] = (["payIn", "payOut", "bonuses"] as const).map((key) => ({
    key,
    name: key === "bonuses" ? t("agentCenter.income.bonuses") : t(`agentCenter.bridge.${key}`),
    amount: found[key],
    to: kinds,
  }));
  const causes: Line[] = [
    { key: "play", name: t("agentCenter.bridge.play"), amount: found.play, to: revenue() },
    {
      key: "rate",
      name: t("agentCenter.bridge.rate"),
      amount: found.rate,
      to: revenue("/by/branch"),
    },
    ...pay,
  ];
  const products: Line[] = found.products.map(({ type, difference }) => ({
    key: type,
    name: t(`nav.${categoryKey(type)}`),
    amount: difference,
    to: revenue("", { type }),
  }));
  return (
    <section aria-labelledby="bridge" className="mb-6">
      <h2 id="bridge" className="font-semibold">
        {title}
      </h2>
      <p className="mb-2 text-sm text-quiet">{t("agentCenter.bridge.lead")}</p>
      <div className="grid gap-4 xl:grid-cols-2">
        <Waterfall caption={t("agentCenter.bridge.causes")} found={found} steps={causes} />
        <Waterfall
          caption={t("agentCenter.income.by.product")}
          found={found}
          steps={[...products, ...pay]}
        />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-sm print:hidden">
        {(["branch", "account"] as const).map((by) => (
          <li key={by}>
            <Link to={revenue(`/by/${by}`)} className="finger text-accent hover:underline">
              {t(`agentCenter.bridge.by.${by}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WaterfallProps {
  caption: string;
  found: IncomeBridgeStepsFragment;
  steps: readonly Line[];
}

/** The steps as a table that is a chart as well: the server draws a bar in each row. */
function Waterfall({ caption, found, steps }: WaterfallProps) {
  const { t } = useI18n();
  const size = ({ amount }: MoneyValue) => Number(amount);
  const bars = waterfallOf(
    size(found.before),
    steps.map(({ amount }) => size(amount)),
  );
  const lines: Line[] = [
    { key: "before", name: t("agentCenter.bridge.before"), amount: found.before },
    ...steps,
    { key: "after", name: t("agentCenter.bridge.after"), amount: found.after },
  ];
  return (
    <Card pad="snug" className="table-box">
      <table className="w-full text-sm">
        <caption className="mb-1 text-left text-xs text-quiet">{caption}</caption>
        <tbody>
          {lines.map(({ key, name, amount, to }, at) => {
            const isSum = at === 0 || at === lines.length - 1;
            return (
              <tr key={key} className={clsx(isSum && "font-semibold")}>
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {to && size(amount) !== 0 ? (
                    <Link to={to} className="finger drill">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                <td className="w-2/5">
                  <BarOf
                    bar={bars[at]}
                    look={isSum ? "accent" : size(amount) < 0 ? "down" : "up"}
                  />
                </td>
                <td className="figures py-1 pl-2 text-right whitespace-nowrap">
                  <Money value={amount} signed={!isSum} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
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
