import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { useMenu } from "~/components/shell/navigation/use-menu.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { OwnerField } from "~/forms/owner/page-owner.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

/**
 * The languages of the brand (U8). Choosing one reloads the document, because another language has other message
 * files.
 */
export function LanguageForm({ className }: { className?: string }) {
  const { brand, language } = useShell();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" className={clsx("languages", className)}>
      <OwnerField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {brand.languages.map(({ tag, label }) => (
        <button
          key={tag}
          type="submit"
          name="lang"
          value={tag}
          lang={tag}
          aria-current={tag === language ? "true" : undefined}
        >
          {label}
          {tag === language ? <i className="icon-check" /> : null}
        </button>
      ))}
    </form>
  );
}

interface PickerProps {
  /** Over the page, or in the page, where it would cover the buttons before a footer. */
  opens?: "over" | "within";
}

/** The language selector of header and short footer, a disclosure with each language in its own name. */
export function LanguagePicker({ opens = "over" }: PickerProps) {
  const { t, language } = useI18n();
  const { brand } = useShell();
  const menu = useMenu();
  const own = brand.languages.find(({ tag }) => tag === language)?.label ?? language;
  return (
    <Disclosure
      inner={menu}
      className={opens === "over" ? "relative" : "open:basis-full max-lg:scroll-mb-24"}
      onToggle={({ currentTarget }) => {
        if (opens === "within" && currentTarget.open) {
          currentTarget.scrollIntoView({ block: "nearest" });
        }
      }}
      look="flex h-9 items-center gap-1.5 rounded-control px-2 text-xs text-quiet transition-colors hover:text-ink"
      arrow="size-3.5"
      summary={
        <>
          <i className="icon-globe size-4" />
          <span className="sr-only">{t("shell.language")}:</span>
          <span>{own}</span>
        </>
      }
    >
      {opens === "over" ? (
        <Card tone="overlay" className="absolute right-0 z-20 mt-1 w-44 p-1">
          <LanguageForm />
        </Card>
      ) : (
        <LanguageForm className="mt-1 grid-cols-2" />
      )}
    </Disclosure>
  );
}
