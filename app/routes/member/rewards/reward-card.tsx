import { ClaimButton } from "~/components/claims/claim-button.tsx";
import type { ItemStep, RewardItem } from "~/components/claims/items.ts";
import type { RewardKind } from "~/components/claims/reward-kinds.ts";
import { useGamesOf } from "~/components/shell/use-games-of.ts";
import type { Outcome } from "~/forms/answers/outcome.ts";
import type { MoneyFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Money } from "~/ui/text/money.tsx";
import { ItemProgressBar } from "./item-progress.tsx";
import { ItemStatus } from "./item-status.tsx";

const icons: Readonly<Record<RewardKind, string>> = {
  rewards: "icon-gift",
  missions: "icon-target",
  promotions: "icon-megaphone",
  bonuses: "icon-coins",
  rebate: "icon-percent",
};

interface Props {
  item: RewardItem;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** Something to claim, in progress or over: where it comes from, how much, how far, until when, and its one button. */
export function RewardCard({ item, before }: Props) {
  const { t } = useI18n();
  const { id, kind, state, origin, text, status, amount, isMaximum, page, step } = item;
  const name = item.name || t("member.rewards.rebateName");
  return (
    <Card as="li" pad="snug" className="reward-card" data-state={state} data-kind={kind}>
      <span className="reward-mark" aria-hidden="true">
        <i className={`${icons[kind]} size-5`} />
      </span>
      <div className="reward-body">
        <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-quiet">
          {origin ? t(`member.rewards.kinds.${origin}`) : t(`member.rewards.sources.${kind}`)}
          <ItemStatus status={status} />
        </p>
        <h3 className="leading-snug font-bold">
          {page ? (
            <GoLink to={page} className="finger hover:underline">
              {name}
            </GoLink>
          ) : (
            name
          )}
        </h3>
        {text ? <p className="text-sm text-quiet">{text}</p> : null}
        <ItemProgressBar item={item} name={name} />
        <div className="reward-foot">
          <div>
            {amount ? <Amount amount={amount} isMaximum={isMaximum} /> : null}
            <Times item={item} />
          </div>
          <ClaimButton
            id={id}
            fields={step?.kind === "claim" ? step.fields : null}
            name={name}
            before={before}
          />
          {step && step.kind !== "claim" ? <NextLink step={step} name={name} /> : null}
        </div>
      </div>
    </Card>
  );
}

function Amount({ amount, isMaximum }: { amount: MoneyFragment; isMaximum: boolean }) {
  const { t } = useI18n();
  return (
    <p>
      {isMaximum ? <span className="text-sm text-quiet">{t("member.rewards.upTo")} </span> : null}
      <strong className="reward-amount">
        <Money value={amount} />
      </strong>
    </p>
  );
}

/** Until when it can be claimed or counts; of a mission also from when, as its day is the platform's (A124). */
function Times({ item: { kind, state, startsAt, endsAt, at } }: { item: RewardItem }) {
  const { t, near } = useI18n();
  const said =
    kind === "missions" && startsAt != null && endsAt != null
      ? t("member.missions.window", {
          from: near(startsAt),
          to: near(endsAt),
        })
      : kind === "rebate" && startsAt != null
        ? t("member.rebate.from", { day: near(startsAt) })
        : endsAt != null && state !== "done"
          ? t("member.rewards.until", { day: near(endsAt) })
          : at != null
            ? t("member.rewards.given", { day: near(at) })
            : null;
  return said ? <p className="text-xs text-quiet">{said}</p> : null;
}

interface NextLinkProps {
  step: Exclude<ItemStep, { kind: "claim" }>;
  name: string;
}

/** The one button of what can't be claimed yet: the games that count, the cashier, or friends. */
function NextLink({ step, name }: NextLinkProps) {
  const { t } = useI18n();
  const offers = useOffers();
  const games = useGamesOf()(step.kind === "play" ? step.games : null);
  const to =
    step.kind === "deposit"
      ? offers("DEPOSIT") && "/member/deposit"
      : step.kind === "invite"
        ? offers("REFERRAL") && "/member/referral"
        : games?.path;
  if (!to) return null;
  const text =
    step.kind === "play" && games?.name
      ? t("member.rewards.playOf", { games: games.name })
      : t(`member.rewards.steps.${step.kind}`);
  return (
    <ButtonLink to={to} tone="quiet" size="small">
      {text}
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  );
}
