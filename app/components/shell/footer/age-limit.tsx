import { useI18n } from "~/i18n/i18n.tsx";

/** The age-limit image (U18, K17). */
export function AgeLimit({ size }: { size: number }) {
  const { t } = useI18n();
  return (
    <svg
      role="img"
      aria-label={t("shell.ageLimit")}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className="shrink-0"
    >
      <circle cx="24" cy="24" r="22" className="fill-ground stroke-danger" strokeWidth="3" />
      <text x="24" y="30" textAnchor="middle" fontSize="17" fontWeight="800" className="fill-ink">
        {t("shell.ageMark")}
      </text>
    </svg>
  );
}
