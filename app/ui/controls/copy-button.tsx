import type { RefObject } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCopy } from "~/ui/hooks/use-copy.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Button } from "./button.tsx";
import { CopyResult } from "./copy-result.tsx";

/** Copies a text that is shown in the element `source`, by one press. Nothing without JavaScript. */
export function CopyButton({ value, source }: { value: string; source: RefObject<HTMLElement> }) {
  const { t } = useI18n();
  const { state, copy } = useCopy(source);
  if (!useHydrated()) return null;
  const name = `${t("member.copy")}: ${value}`;
  return (
    <>
      <Button onClick={() => copy(value)} tone="faint" size="icon" aria-label={name} title={name}>
        <i className={`${state === "copied" ? "icon-check" : "icon-copy"} size-4`} />
      </Button>
      <CopyResult state={state} className={state === "copied" ? "sr-only" : undefined} />
    </>
  );
}
