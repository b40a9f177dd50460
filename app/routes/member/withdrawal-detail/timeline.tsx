import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { timelineOf, type WithdrawalState } from "./timeline-of.ts";

const icons = { done: "icon-check", now: "icon-clock", next: "icon-clock", bad: "icon-x" };
const looks = {
  done: "border-gain/60 text-gain",
  now: "border-gold/70 text-gold",
  next: "border-line text-quiet",
  bad: "border-danger/60 text-danger",
};

/** The steps of a withdrawal in order: past, current and next. */
export function Timeline({ withdrawal }: { withdrawal: WithdrawalState }) {
  const { t, date } = useI18n();
  const steps = timelineOf(withdrawal);
  return (
    <ol aria-label={t("cashier.timeline.label")} className="grid">
      {steps.map(({ name, at, state }, place) => {
        const icon = icons[state];
        return (
          <li
            key={name}
            aria-current={state === "now" ? "step" : undefined}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {place < steps.length - 1 ? (
              <span aria-hidden="true" className="absolute top-8 bottom-1 left-3.5 w-px bg-line" />
            ) : null}
            <span
              aria-hidden="true"
              className={clsx(
                "grid size-7 shrink-0 place-items-center rounded-full border bg-ground",
                looks[state],
              )}
            >
              <i className={`${icon} size-3.5`} />
            </span>
            <div className="min-w-0 pt-0.5 text-sm">
              <p className={state === "next" ? "text-quiet" : "font-semibold"}>
                {t(`cashier.timeline.${name}`)}
              </p>
              {at === null ? null : <p className="figures text-xs text-quiet">{date(at)}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
