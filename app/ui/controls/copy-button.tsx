import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Button } from "./button.tsx";

/** Copies a text that is shown beside it, by one press. Nothing without JavaScript. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useI18n();
  const [copied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const name = `${t("member.copy")}: ${value}`;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button onClick={copy} tone="faint" size="icon" aria-label={name} title={name}>
        <i className={`${copied ? "icon-check" : "icon-copy"} size-4`} />
      </Button>
      <span aria-live="polite" className="sr-only">
        {copied ? t("member.copied") : null}
      </span>
    </>
  );
}
