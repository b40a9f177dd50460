import { useFetcher } from "@remix-run/react";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { isUnsettled } from "~/forms/refusal/refusal.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Progress } from "~/ui/charts/progress.tsx";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { gamesPath, type Participation, type PromotionOutcome } from "./participation.ts";
import { ParticipationTag } from "./participation-tag.tsx";

interface Props {
  title: string;
  participation: Participation;
  idempotencyKey: string;
  /** What the page's own form came to, where there is no script. */
  before: PromotionOutcome | undefined;
}

/** Where a member stands with a promotion, and the next step (A152). */
export function ParticipationPanel({ title, participation, idempotencyKey, before }: Props) {
  const { t, money, date } = useI18n();
  const { state, reward, rewardIsMaximum, endsAt, claimedAt } = participation;
  return (
    <section aria-labelledby="participation" className="mt-6 grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="participation" className="text-lg font-bold">
          {t("promotions.part.takePart")}
        </h2>
        <ParticipationTag state={state} />
      </div>
      <ProgressOf participation={participation} label={title} />
      {reward && state !== "ENDED" ? (
        <p className="text-sm">
          <span className="text-quiet">{t("promotions.part.reward")}</span>{" "}
          <strong className="figures text-gold">
            {rewardIsMaximum ? t("promotions.part.upTo", { amount: money(reward) }) : money(reward)}
          </strong>
        </p>
      ) : null}
      {state === "CLAIMABLE" && endsAt != null ? (
        <p className="text-sm text-quiet">{t("promotions.part.claimBy", { day: date(endsAt) })}</p>
      ) : null}
      {state === "JOINED" && !participation.action ? (
        <p className="text-sm text-quiet">{t("promotions.part.joinedNote")}</p>
      ) : null}
      {state === "ENDED" ? (
        <p className="text-sm text-quiet">
          {claimedAt != null && reward
            ? t("promotions.part.claimed", { amount: money(reward), day: date(claimedAt) })
            : t("promotions.part.closed")}
        </p>
      ) : null}
      <NextStep
        participation={participation}
        title={title}
        idempotencyKey={idempotencyKey}
        before={before}
      />
    </section>
  );
}

function ProgressOf({ participation, label }: { participation: Participation; label: string }) {
  const { t, money } = useI18n();
  const { progress, state } = participation;
  if (!progress || state === "ENDED") return null;
  const { counts, currency, done, needed, percent } = progress;
  const said = (value: string) => {
    if (counts === "AMOUNT") return currency ? money({ amount: value, currency }) : value;
    const count = Number(value);
    return t(counts === "ROUNDS" ? "promotions.part.rounds" : "promotions.part.friends", { count });
  };
  return (
    <Progress
      label={label}
      done={percent}
      of={100}
      text={t("promotions.part.progress", {
        // The unit once: "0 of 30 rounds".
        done: counts === "AMOUNT" ? said(done) : done,
        needed: said(needed),
      })}
    />
  );
}

type StepProps = Omit<Props, "idempotencyKey"> & { idempotencyKey: string };

/** The button of the next step, and the result of joining or claiming. */
function NextStep({ participation, title, idempotencyKey, before }: StepProps) {
  const { t, money } = useI18n();
  const offers = useShellOffers();
  const fetcher = useFetcher<PromotionOutcome>();
  const outcome = fetcher.data ?? before;
  const busy = fetcher.state !== "idle";
  const { action, games } = participation;
  const label = action ? t(`promotions.part.actions.${action}`) : null;
  const done = outcome?.kind === "joined" || outcome?.kind === "paid";
  // A claim with an unknown outcome is sent again with its own key.
  const open = outcome && !done && "key" in outcome && isUnsettled(outcome) ? outcome.key : null;
  const links = {
    DEPOSIT: offers("DEPOSIT") && "/member/deposit",
    INVITE: offers("REFERRAL") && "/member/referral",
    PLAY: gamesPath(games),
  };
  const form =
    (action === "OPT_IN" && offers("JOIN_PROMOTION")) ||
    (action === "CLAIM" && offers("CLAIM_PROMOTION"));
  const to =
    action === "DEPOSIT" || action === "INVITE" || action === "PLAY" ? links[action] : null;
  return (
    <div className="grid justify-items-start gap-3">
      {to ? <ButtonLink to={to}>{label}</ButtonLink> : null}
      {form ? (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value={action === "CLAIM" ? "claim" : "join"} />
          <input type="hidden" name="idempotencyKey" value={open ?? idempotencyKey} />
          <Button type="submit" busy={busy}>
            {busy ? t("promotions.part.busy") : label}
            <span className="sr-only">: {title}</span>
          </Button>
        </fetcher.Form>
      ) : null}
      <AnswerText of={outcome} good={done}>
        {outcome ? outcomeText(outcome, { t, money }) : null}
      </AnswerText>
    </div>
  );
}

/** What joining or claiming came to, in words. */
function outcomeText(
  outcome: PromotionOutcome,
  { t, money }: Pick<ReturnType<typeof useI18n>, "t" | "money">,
): string {
  if (outcome.kind === "joined") return t("promotions.part.joined");
  if (outcome.kind === "paid") {
    return outcome.amount
      ? t("promotions.part.paid", { amount: money(outcome.amount) })
      : t("promotions.part.paidUnknown");
  }
  const words = { STATE_CHANGED: "promotions.part.changed" } as const;
  return refusalText(outcome, t, { words }) ?? t("forms.refused");
}
