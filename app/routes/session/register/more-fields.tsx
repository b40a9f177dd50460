import { useEffect, useRef } from "react";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { knownText, RegisterFields, type RegisterFieldsProps } from "./register-fields.tsx";

/** Optional fields, folded until they are opened, have a value, or have an error. */
export function MoreFields(props: RegisterFieldsProps) {
  const { fields, problem } = props;
  const { t } = useI18n();
  const fold = useRef<HTMLDetailsElement>(null);
  const needed = fields.some(
    ({ name }) => knownText(name, props) || errorIn(problem, name) !== undefined,
  );
  useEffect(() => {
    if (needed && fold.current) fold.current.open = true;
  }, [needed]);
  if (fields.length === 0) return null;
  return (
    <Disclosure
      inner={fold}
      open={needed || undefined}
      className="rounded-control border border-line"
      look="flex min-h-12 items-center gap-2 px-3.5 text-sm font-semibold"
      arrow="ml-auto size-4 text-quiet"
      summary={t("register.more")}
    >
      <div className="grid gap-4 border-t border-line p-3.5">
        <RegisterFields {...props} />
      </div>
    </Disclosure>
  );
}
