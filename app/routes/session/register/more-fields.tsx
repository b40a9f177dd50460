import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useRef } from "react";
import { errorIn } from "~/forms/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { RegisterFields, type RegisterFieldsProps } from "./register-fields.tsx";

/** What may be left out, folded away until somebody wants it, has filled some of it in, or has to mend it. */
export function MoreFields(props: RegisterFieldsProps) {
  const { fields, outcome } = props;
  const { t } = useI18n();
  const fold = useRef<HTMLDetailsElement>(null);
  const needed = fields.some(
    ({ name }) => outcome?.values[name] || errorIn(outcome?.problem, name) !== undefined,
  );
  useEffect(() => {
    if (needed && fold.current) fold.current.open = true;
  }, [needed]);
  if (fields.length === 0) return null;
  return (
    <details
      ref={fold}
      open={needed || undefined}
      className="group rounded-control border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-3.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {t("register.more")}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 border-t border-line p-3.5">
        <RegisterFields {...props} />
      </div>
    </details>
  );
}
