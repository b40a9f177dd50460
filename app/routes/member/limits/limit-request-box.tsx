import { limitText } from "~/components/limits/limit-value.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { graphql } from "~/graphql/generated";
import type { LimitKind, LimitPeriod, OpenLimitRequestFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

graphql(`
  fragment OpenLimitRequest on LimitRequest {
    limit {
      ...LimitValue
    }
    requestedAt
    confirmFrom
    confirmUntil
  }
`);

interface Props {
  request: OpenLimitRequestFragment;
  kind: LimitKind;
  period: LimitPeriod;
  now: number;
}

/** A request for a higher limit or for none: what was asked for, from when it can be confirmed, and both answers (G5). */
export function LimitRequestBox({ request, kind, period, now }: Props) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const { limit, requestedAt, confirmFrom, confirmUntil } = request;
  const open = now >= confirmFrom;
  const { fetcher, form, outcome, problem, pending } = useFetcherFormStep(
    `request-${kind}-${period}`,
    undefined,
  );
  const busy = pending !== null;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="grid gap-2 rounded-control border border-line p-3 text-sm"
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="period" value={period} />
      <p className="text-pretty">
        {limit
          ? t("protection.askedHigher", { at: date(requestedAt), limit: limitText(limit, i18n) })
          : t("protection.askedNone", { at: date(requestedAt) })}{" "}
        {open
          ? t("protection.confirmBy", { until: date(confirmUntil) })
          : t("protection.wait", { from: date(confirmFrom) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {open ? (
          <Button type="submit" name="intent" value="confirm" size="small" busy={busy}>
            {t("protection.confirm")}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="drop" tone="quiet" size="small" busy={busy}>
          {t("protection.drop")}
        </Button>
      </div>
      <AnswerText of={outcome}>
        {problem && problem.kind !== "message"
          ? refusalText(problem, t, { words: { STATE_CHANGED: "protection.changed" } })
          : null}
      </AnswerText>
    </fetcher.Form>
  );
}
