import { useEffect } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

/**
 * Mirrors the page's language to local storage: `lang` is the present one, `hisLang` the one before
 * (K42, A66). The server goes by the cookie; storage that is closed or full is no harm.
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
