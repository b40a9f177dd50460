import { clsx } from "clsx";
import type { ActivityStatus } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

const looks: Partial<Record<ActivityStatus, string>> = {
  CLAIM: "border-accent/60 text-accent",
  CLAIMED: "border-gain/50 text-gain",
  ISSUED: "border-gain/50 text-gain",
  REJECTED: "border-danger/50 text-danger",
};

/** How far a bonus, mission or reward has come (S30). */
export function StatusTag({ status }: { status: ActivityStatus }) {
  const { t } = useI18n();
  return (
    <span
      className={clsx(
        "shrink-0 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap",
        looks[status] ?? "border-line text-quiet",
      )}
    >
      {t(`member.activity.${status}`)}
    </span>
  );
}
