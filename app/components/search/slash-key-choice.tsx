import { useEffect, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { slashKeyIsOn, turnSlashKey } from "~/ui/hooks/use-search-shortcut.ts";

/** The setting that turns the single-letter key off (Q1, WCAG 2.1.4). It works with JavaScript only, as the key does. */
export function SlashKeyChoice() {
  const { t } = useI18n();
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => setIsOn(slashKeyIsOn()), []);
  if (isOn === null) return null;
  return (
    <label className="hidden min-h-11 items-center gap-3 text-sm text-quiet lg:flex">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          turnSlashKey(event.target.checked);
          setIsOn(event.target.checked);
        }}
        className="size-5"
      />
      {t("search.keys")}
    </label>
  );
}
