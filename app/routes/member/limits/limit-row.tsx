import { useState } from "react";
import { limitSize, limitText } from "~/components/limits/limit-value.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { graphql } from "~/graphql/generated";
import type { LimitOfPeriodFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { lastDay } from "~/reports/range/last-day.ts";
import { Progress } from "~/ui/charts/progress.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Money } from "~/ui/text/money.tsx";
import type { LimitOutcome } from "./limit-changes.server.ts";
import { LimitRequestBox } from "./limit-request-box.tsx";

graphql(`
  fragment LimitOfPeriod on AccountLimit {
    kind
    period
    until
    source
    limit {
      ...LimitValue
    }
    used {
      ...LimitValue
    }
    left {
      ...LimitValue
    }
    request {
      ...OpenLimitRequest
    }
  }
`);

interface Props {
  limit: LimitOfPeriodFragment;
  now: number;
  /** The refusal of a change of this limit that was sent without JavaScript. */
  before: LimitOutcome | undefined;
}

/**
 * The limit of one kind and period: its use, an open request, and the form that changes it (G1–G6). One form of the page
 * is open at a time.
 */
export function LimitRow({
  limit: { kind, period, until, source, limit, used, left, request },
  now,
  before,
}: Props) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const name = t(`protection.period.${period}`);
  const deposits = kind === "DEPOSIT";
  const id = `limit-${kind}-${period}`.toLowerCase();
  // Time has no currency.
  const { currency } = limit?.money ?? used?.money ?? {};
  const { fetcher, form, outcome, problem, pending } = useFetcherFormStep(id, before);
  const busy = pending !== null;
  // What was typed stays under a login (H6); a new state of the limit brings a new card with an empty field.
  const [typed, setTyped] = useState(outcome?.values.limit ?? "");
  // A refusal without JavaScript has to be seen.
  const [refused] = useState(outcome !== undefined);
  return (
    <li className="p-4 lg:px-6">
      <section aria-labelledby={`limits-${kind} ${id}-name`} className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={`${id}-name`} className="font-bold">
            {name}
          </h3>
          {until == null ? null : (
            <p className="text-xs text-quiet">
              {t("protection.until", { day: lastDay(date, until) })}
            </p>
          )}
        </div>
        <div>
          <p className="figures text-xl font-bold">
            {limit?.money ? (
              <Money value={limit.money} atMost />
            ) : limit ? (
              limitText(limit, i18n)
            ) : (
              t("protection.none")
            )}
          </p>
          {source === "PLATFORM" ? (
            <p className="mt-1 text-sm text-quiet text-pretty">{t("protection.fromPlatform")}</p>
          ) : null}
          {left ? (
            <p className="figures mt-1 text-sm text-quiet">
              {t("protection.left", { left: limitText(left, i18n) })}
            </p>
          ) : null}
        </div>
        {limit && used ? (
          <Progress
            label={name}
            done={limitSize(used)}
            of={limitSize(limit)}
            text={t(deposits ? "protection.usedOf" : "protection.playUsedOf", {
              used: limitText(used, i18n),
              limit: limitText(limit, i18n),
            })}
          />
        ) : used ? (
          <p className="figures text-sm text-quiet">
            {t(deposits ? "protection.used" : "protection.playUsed", {
              used: limitText(used, i18n),
            })}
          </p>
        ) : null}
        {request ? (
          <LimitRequestBox request={request} kind={kind} period={period} now={now} />
        ) : null}
        <Disclosure
          name="limit"
          open={refused}
          look={buttonLook({ tone: "quiet", size: "small", className: "w-fit" })}
          arrow="size-4"
          summary={
            <>
              {t("protection.edit")}
              <span className="sr-only">: {name}</span>
            </>
          }
        >
          <fetcher.Form ref={form} method="post" className="mt-3 grid gap-3 sm:max-w-md">
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="period" value={period} />
            <TextField
              id={id}
              name="limit"
              label={t(kind === "SESSION_TIME" ? "protection.fieldMinutes" : "protection.field")}
              figures
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={errorIn(problem, "limit")}
              {...(currency ? { currency } : {})}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" name="intent" value="change" size="form" busy={busy}>
                {t(limit ? "protection.change" : "protection.set")}
              </Button>
              {limit ? (
                <Button
                  type="submit"
                  name="intent"
                  value="remove"
                  tone="quiet"
                  size="form"
                  busy={busy}
                  formNoValidate
                >
                  {t("protection.remove")}
                </Button>
              ) : null}
            </div>
            <AnswerText of={outcome}>
              {problem && problem.kind !== "message"
                ? refusalText(problem, t, {
                    fields: ["limit"],
                    words: { STATE_CHANGED: "protection.changed" },
                  })
                : null}
            </AnswerText>
          </fetcher.Form>
        </Disclosure>
      </section>
    </li>
  );
}
