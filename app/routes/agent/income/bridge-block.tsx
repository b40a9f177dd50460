import { useSearchParams } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import type {
  IncomeBridgePartStepsFragment,
  IncomeBridgeStepsFragment,
} from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { type LatePart, useLatePart } from "~/reports/use-late-part.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { useConverted } from "~/routes/agent/report/use-converted.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { BridgeTable, type Line } from "./bridge-table.tsx";

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

graphql(`
  fragment IncomeBridgePartSteps on IncomeBridgePart {
    account
    accounts
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
`);

type Parts = Part<readonly IncomeBridgePartStepsFragment[]>;
type By = "branch" | "account";

/** The bridge of a page that is compared; null where it is not. Of branches and accounts each may fail by itself. */
export type FoundBridge = IncomeBridgeStepsFragment & Record<By, Parts>;

/** Why more or less was earned than in the other days (N16): by cause, then commission by product, branch and account. */
export function BridgeBlock({ soon }: { soon: LatePart<FoundBridge> }) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { value: found, failed } = useLatePart(soon);
  const [shown] = useSearchParams();
  // No report of one currency has what is converted from several.
  const converted = useConverted();
  const title = t("agentCenter.bridge.title");
  if (failed) return <FailedLine name={title} />;
  if (!found) return null;
  const kinds = drillTo("/agentHome/income", { by: "kind" }, shown);
  const revenue = (path = "", more = {}) =>
    converted ? null : drillTo(`/agentHome/revenue${path}`, more, shown);
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
  const products: Line[] = found.products.map((product) => ({
    key: product.type,
    name: t(`nav.${categoryKey(product.type)}`),
    amount: product.difference,
    split: product,
    to: revenue("", { type: product.type }),
  }));
  const partsOf = (by: By, parts: readonly IncomeBridgePartStepsFragment[]): Line[] =>
    parts.map((part) => {
      const { account, accounts: count, difference: amount } = part;
      if (account === null) {
        const name = t("agentCenter.bridge.others", { count });
        return { key: "", name, amount, split: part, to: revenue(`/by/${by}`) };
      }
      // The line of a branch is its team; the agent's own play is a branch without one.
      const filter = by === "branch" && account !== viewer?.account ? "line" : "account";
      const to = revenue("", { [filter]: account });
      // An account may be called like another step.
      return { key: `of ${account}`, name: account, amount, split: part, rates: true, to };
    });
  return (
    <section aria-labelledby="bridge" className="mb-6">
      <h2 id="bridge" className="font-semibold">
        {title}
      </h2>
      <p className="mb-2 text-sm text-quiet">{t("agentCenter.bridge.lead")}</p>
      <div className="grid gap-4 xl:grid-cols-2">
        <BridgeTable caption={t("agentCenter.bridge.causes")} found={found} steps={causes} />
        <BridgeTable
          caption={t("agentCenter.income.by.product")}
          found={found}
          steps={[...products, ...pay]}
        />
        {(["branch", "account"] as const).map((by) => {
          const [part, name] = [found[by], t(`agentCenter.bridge.by.${by}`)];
          if ("failed" in part) return <FailedLine key={by} name={name} />;
          if (!("data" in part)) return null;
          const steps = [...partsOf(by, part.data), ...pay];
          return <BridgeTable key={by} caption={name} found={found} steps={steps} />;
        })}
      </div>
    </section>
  );
}
