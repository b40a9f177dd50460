import { clsx } from "clsx";
import type { RedemptionStatus } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

/** The steps of a purchase (S29, A59): requested, in review, decided. */
export function Steps({ status }: { status: RedemptionStatus }) {
  const { t } = useI18n();
  const waiting = status === "IN_PROCESS";
  const rejected = status === "REJECTED";
  const steps = [
    { name: t("pointMall.receipt.requested"), done: true, icon: "icon-check" },
    {
      name: t("pointMall.receipt.review"),
      done: !waiting,
      icon: waiting ? "icon-hourglass" : "icon-check",
    },
    {
      name: t(`pointMall.statuses.${rejected ? "REJECTED" : "APPROVED"}`),
      done: !waiting,
      icon: rejected ? "icon-x" : "icon-check",
    },
  ];
  const now = waiting ? 1 : 2;
  return (
    <ol aria-label={t("pointMall.receipt.steps")} className="grid grid-cols-3">
      {steps.map(({ name, done, icon }, at) => (
        <li
          key={name}
          aria-current={at === now ? "step" : undefined}
          className="relative grid justify-items-center gap-2 text-center text-xs"
        >
          {at > 0 ? (
            <span
              aria-hidden="true"
              className={clsx(
                "absolute top-4 right-1/2 h-0.5 w-full",
                done || at === now ? "bg-gain/50" : "bg-line",
              )}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={clsx(
              "relative z-10 grid size-8 place-items-center rounded-full",
              at === 2 && rejected
                ? "bg-danger text-on-status"
                : done
                  ? "bg-gain text-on-status"
                  : at === now
                    ? "bg-gold text-on-status"
                    : "bg-raised text-quiet",
            )}
          >
            {at <= now ? <i className={`${icon} size-4.5`} /> : null}
          </span>
          <span className={clsx(at === now ? "font-semibold" : "text-quiet")}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
