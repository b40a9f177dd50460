import { Link } from "@remix-run/react";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import type { PlayFiguresFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Money } from "~/ui/text/money.tsx";

interface Props {
  figures: PlayFiguresFragment;
  /** The refusal of an answer that was sent without JavaScript. */
  before: FormOutcome | undefined;
}

/** What a reality check tells, and its two answers (G11). It also leads to the bets and to the limits. */
export function RealityCheck({ figures, before }: Props) {
  const { t, date } = useI18n();
  const offers = useShellOffers();
  const { fetcher, form, outcome, problem, pending } = useFetcherFormStep("reality-check", before);
  const { playedMs, result, check } = figures;
  const lines = result && [
    { name: t("play.check.bets"), value: result.bets },
    { name: t("play.check.payouts"), value: result.payouts },
    { name: t("play.check.net"), value: result.net },
    ...(result.pending ? [{ name: t("play.check.pending"), value: result.pending }] : []),
  ];
  return (
    <div className="grid gap-4">
      <p className="text-pretty">
        {t("play.check.played", { count: Math.max(1, Math.floor(playedMs / 60_000)) })}
      </p>
      {lines && result ? (
        <>
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 rounded-control border border-line p-4">
            {lines.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd className="figures text-right font-semibold">
                  <Money value={value} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-quiet">{t("play.check.asOf", { at: date(result.asOf) })}</p>
        </>
      ) : (
        <p className="text-sm text-quiet">{t("play.check.unknown")}</p>
      )}
      <fetcher.Form ref={form} method="post" className="grid gap-2">
        <input type="hidden" name="number" value={check.number} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="intent"
            value="continue"
            tone="quiet"
            size="form"
            busy={pending === "continue"}
          >
            {t("play.check.stay")}
          </Button>
          <Button type="submit" name="intent" value="leave" size="form" busy={pending === "leave"}>
            {t("play.check.leave")}
          </Button>
        </div>
        <AnswerText of={outcome}>
          {problem && problem.kind !== "message" ? refusalText(problem, t) : null}
        </AnswerText>
      </fetcher.Form>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {offers("GAME_RECORDS") ? (
          <Link
            to="/member/bets"
            className="text-accent underline underline-offset-4 inline-flex min-h-11 items-center"
          >
            {t("play.check.history")}
          </Link>
        ) : null}
        <Link
          to="/member/limits"
          className="text-accent underline underline-offset-4 inline-flex min-h-11 items-center"
        >
          {t("play.check.limits")}
        </Link>
        <Link
          to="/member/reality-check"
          className="text-accent underline underline-offset-4 inline-flex min-h-11 items-center"
        >
          {t("play.check.interval")}
        </Link>
      </p>
    </div>
  );
}
