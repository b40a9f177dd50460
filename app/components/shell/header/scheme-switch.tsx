import { useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { keepChoice, readChoice } from "~/ui/choices/page-choices.ts";

/** Changes between the dark and the light scheme, where the brand has both (B1). The browser keeps the choice. */
export function SchemeSwitch() {
  const { t } = useI18n();
  const { scheme: own, switchable } = useShell().brand.theme;
  const [scheme, setScheme] = useState(own);
  useEffect(() => {
    const chosen = readChoice("scheme");
    if (chosen === "dark" || chosen === "light") setScheme(chosen);
  }, []);
  if (!switchable) return null;
  const next = scheme === "dark" ? "light" : "dark";
  const label = t(next === "dark" ? "shell.darkScheme" : "shell.lightScheme");
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:text-ink [@media(scripting:none)]:hidden"
      onClick={() => {
        keepChoice("scheme", next === own ? null : next);
        setScheme(next);
      }}
    >
      <i className={next === "dark" ? "icon-moon size-5" : "icon-sun size-5"} />
    </button>
  );
}
