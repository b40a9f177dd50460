import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Line {
  label: string;
  value: string | null | undefined;
  /** Shown above already, so it is only copied. */
  above?: boolean;
}

interface Props {
  /** Its lines; a line without a value is left out. */
  lines: readonly Line[];
}

/** A receipt of a payment, line by line; with JavaScript one click copies it. */
export function Receipt({ lines }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const known = lines.filter(({ value }) => value);
  const copy = () =>
    navigator.clipboard
      .writeText(known.map(({ label, value }) => `${label}: ${value}`).join("\n"))
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  const icon = copied ? "icon-check" : "icon-copy";
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {known.map(({ label, value, above }) =>
          above ? null : (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="figures break-words max-sm:mb-1.5">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {hydrated ? (
        <div className="flex items-center gap-3">
          <Button onClick={copy} tone="quiet" size="small">
            <i className={`${icon} size-4`} />
            {t("cashier.copyReceipt")}
          </Button>
          <span role="status" className="text-xs text-gain">
            {copied ? t("member.copied") : null}
          </span>
        </div>
      ) : null}
    </div>
  );
}
