import { useEffect, useRef } from "react";
import { useGamesOf } from "~/components/shell/use-games-of.ts";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { isRefusedFor, isUnsettled } from "~/forms/refusal/refusal.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { keepIntent, takeIntent } from "~/forms/steps/intent.ts";
import { useLogin } from "~/forms/steps/use-login.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import type { Participation, PromotionOutcome } from "./participation.ts";
import { promotionPath } from "./promotion-path.ts";

interface Props {
  id: string;
  title: string;
  participation: Participation;
  idempotencyKey: string;
  /** What the page's own form came to, where there is no script. */
  before?: PromotionOutcome | undefined;
  size?: "small" | "medium";
  /** Called when it was clicked. */
  onStep?: () => void;
}

/** The button of a member's next step, and the result of joining or claiming (A152). */
export function NextStep(props: Props) {
  const { id, participation, title, idempotencyKey, before, size = "medium", onStep } = props;
  const { t, money } = useI18n();
  const fetcher = useFetcher<PromotionOutcome>();
  const links = useStepLinks(participation);
  const offers = useShellOffers();
  const outcome = fetcher.data ?? before;
  const busy = fetcher.state !== "idle";
  const { action } = participation;
  const label = action ? t(`promotions.part.actions.${action}`) : null;
  const done = outcome?.kind === "joined" || outcome?.kind === "paid";
  // A claim with an unknown outcome is sent again with its own key.
  const open = outcome && !done && "key" in outcome && isUnsettled(outcome) ? outcome.key : null;
  const intent =
    action === "OPT_IN" && offers("JOIN_PROMOTION")
      ? "join"
      : action === "CLAIM" && offers("CLAIM_PROMOTION")
        ? "claim"
        : null;
  const to =
    action === "DEPOSIT" || action === "INVITE" || action === "PLAY" ? links[action] : null;
  useStepAfterLogin(id, fetcher.data, participation, () => {
    if (!intent) return;
    onStep?.();
    fetcher.submit({ intent, idempotencyKey }, { method: "post", action: promotionPath(id) });
  });
  return (
    <div className="grid justify-items-start gap-3">
      {to ? (
        <ButtonLink to={to} size={size} className="relative">
          {label}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      ) : null}
      {intent ? (
        <fetcher.Form
          method="post"
          action={promotionPath(id)}
          onSubmit={onStep}
          className="relative"
        >
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="idempotencyKey" value={open ?? idempotencyKey} />
          <Button type="submit" busy={busy} size={size}>
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

/** Where steps lead that are pages of their own; null for what the brand does not have. */
function useStepLinks({ games }: Participation) {
  const offers = useShellOffers();
  const gamesOf = useGamesOf();
  return {
    DEPOSIT: offers("DEPOSIT") ? "/member/deposit" : null,
    INVITE: offers("REFERRAL") ? "/member/referral" : null,
    PLAY: gamesOf(games)?.path ?? null,
  };
}

/**
 * Takes the step that was clicked before a login (H6): by a guest, or after the session's end. The member's state
 * decides whether there is still something to do.
 */
function useStepAfterLogin(
  id: string,
  answer: PromotionOutcome | undefined,
  participation: Participation,
  step: () => void,
): void {
  const { role, openLogin } = useLogin();
  const over = isRefusedFor("NOT_SIGNED_IN", answer ?? null);
  const reported = useRef<PromotionOutcome>();
  useEffect(() => {
    if (!over || reported.current === answer) return;
    // The answer can end a navigation, which would close the dialog.
    return afterPaint(() => {
      reported.current = answer;
      keepIntent("promotion", id);
      openLogin(promotionPath(id));
    });
  }, [over, answer, id, openLogin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load of the member's state may be the one after a login
  useEffect(() => {
    if (role && takeIntent("promotion", (wanted) => wanted === id) !== null) step();
  }, [role, id, participation]);
}

/** The result of joining or claiming as text. */
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
