import { Link } from "@remix-run/react";
import { contractsHref } from "~/components/contracts/contracts-href.ts";
import type { ContractName } from "~/components/contracts/kinds.ts";
import { rateOf } from "~/components/contracts/terms-facts.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import type { RunningFactsFragment } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { type GivenKey, type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { baseHref } from "./base-link.ts";

graphql(`
  fragment RunningFacts on RunningContract {
    id
    kind
    from
    to
    tags
    periodFrom
    periodTo
    terms {
      ...ContractTermsFacts
    }
    conditions {
      name
      least {
        ...Money
      }
      reached {
        ...Money
      }
      leastCount
      count
      met
    }
    base {
      ...Money
    }
    amount {
      ...Money
    }
  }
`);

type Condition = RunningFactsFragment["conditions"][number];

const conditionNames: Record<Condition["name"], MessageKey> = {
  ACTIVE_PLAYERS: "agentCenter.contracts.activeCount",
  BETS: "agentCenter.contracts.periodConsumption",
  LOSS: "agentCenter.contracts.periodLoss",
  BET_DAYS: "agentCenter.contracts.minBetPeriod",
};

interface Props {
  running: RunningFactsFragment;
  name: ContractName;
  /** The terms of the agent's own contract of this kind, beside those that it gives; null for none. */
  own: RunningFactsFragment["terms"] | null;
}

/** A contract with its running period: rate, conditions, and what it comes to so far. */
export function RunningPeriod({ running, name, own }: Props) {
  const { t, money, date, language } = useI18n();
  const { brand } = useShell();
  const { terms, conditions, base, amount, periodTo } = running;
  const play = baseHref(running, brand.gmtOffset);
  const percent = (of: RunningFactsFragment["terms"]) =>
    rateOf(of)
      .split(" / ")
      .map((rate) => percentText(rate, language))
      .join(" / ");
  const ends = periodTo == null ? "–" : date(periodTo, "momentInZone");
  const facts = [
    { name: t("agentCenter.contracts.rate"), value: percent(terms) },
    ...(own ? [{ name: t("agentCenter.contracts.ownRate"), value: percent(own) }] : []),
    { name: t("agentCenter.contracts.periodEnds"), value: ends },
    {
      name: t("agentCenter.contracts.computedFrom"),
      value: play ? (
        <Link to={play} className="finger drill">
          {money(base)}
        </Link>
      ) : (
        <span>{money(base)}</span>
      ),
    },
    { name: t("agentCenter.contracts.expectedPay"), value: money(amount) },
  ];
  return (
    <li className="border-t border-line/60 pt-3">
      <Link
        to={contractsHref(name)}
        className="finger mb-1 inline-block text-sm font-semibold text-accent hover:underline"
      >
        {t(`agentCenter.contracts.kinds.${name}`)}
      </Link>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {facts.map(({ name: said, value }) => (
          <div key={said} className="min-w-0">
            <dt className="text-xs text-quiet">{said}</dt>
            <dd className="figures text-sm font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {conditions.length > 0 ? (
        <ul
          aria-label={t("agentCenter.contracts.conditions")}
          className="figures mt-2 grid gap-1 text-sm"
        >
          {conditions.map((condition) => (
            <li key={condition.name} className="flex gap-2">
              <i
                className={`mt-0.5 size-4 shrink-0 ${condition.met ? "icon-check text-gain" : "icon-triangle-alert text-gold"}`}
              />
              <span>
                {t(conditionNames[condition.name] satisfies GivenKey)}:{" "}
                {t("agentCenter.contracts.reached", figuresOf(condition, money, language))}{" "}
                <span className="text-quiet">
                  ({t(condition.met ? "agentCenter.contracts.met" : "agentCenter.contracts.notMet")}
                  )
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function figuresOf(
  { least, reached, leastCount, count }: Condition,
  money: ReturnType<typeof useI18n>["money"],
  language: string,
) {
  return least && reached
    ? { reached: money(reached), least: money(least) }
    : {
        reached: numberText(count ?? 0, language),
        least: numberText(leastCount ?? 0, language),
      };
}
