import { useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCopy } from "~/ui/hooks/use-copy.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Button } from "./button.tsx";
import { CopyResult } from "./copy-result.tsx";

interface Props {
  label: string;
  value: string;
  /** The text that is shown instead of the value, such as an amount with its currency. */
  shown?: string;
}

/** A text to copy: selectable, and with JavaScript copied by one click. */
export function CopyField({ label, value, shown = value }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const source = useRef<HTMLParagraphElement>(null);
  const { state, copy } = useCopy(source);
  const icon = state === "copied" ? "icon-check" : "icon-copy";
  return (
    <div>
      <p className="mb-1 text-xs text-quiet">{label}</p>
      <div className="flex items-stretch gap-2">
        <p
          ref={source}
          className="flex min-h-11 min-w-0 flex-1 items-center rounded-control border border-line bg-ground px-3 text-sm break-all select-all"
        >
          {shown}
        </p>
        {hydrated ? (
          <Button onClick={() => copy(value)} tone="faint" size="icon" className="shrink-0">
            <i className={`${icon} size-4.5`} />
            <span className="sr-only">
              {t("member.copy")}: {label}
            </span>
          </Button>
        ) : null}
      </div>
      <CopyResult state={state} className="mt-1" />
    </div>
  );
}
