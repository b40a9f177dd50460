import { useEffect } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

/**
 * Saves the page's language in local storage: `lang` is the current one, `hisLang` the previous one (K42, A66). The
 * server uses the cookie, so errors of the storage are ignored.
 */
export function useLanguageMirror(): void {
  const { language } = useI18n();
  useEffect(() => {
    try {
      const before = localStorage.getItem("lang");
      if (before && before !== language) localStorage.setItem("hisLang", before);
      else if (!localStorage.getItem("hisLang")) localStorage.setItem("hisLang", language);
      localStorage.setItem("lang", language);
    } catch {
      return;
    }
  }, [language]);
}
