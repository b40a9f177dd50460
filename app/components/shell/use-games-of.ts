import { useI18n } from "~/i18n/i18n.tsx";
import { categoryKey } from "./navigation/nav-entries.ts";
import { useShell } from "./use-shell.ts";

/**
 * Returns name and address of the games of a type; null where the brand has none of it. Without a type it is all games.
 */
export function useGamesOf(): (type: string | null | undefined) => {
  name: string | null;
  path: string;
} | null {
  const { t } = useI18n();
  const { categories } = useShell();
  return (type) => {
    if (!type) return { name: null, path: "/" };
    const found = categories.find((each) => each.type.toUpperCase() === type.toUpperCase());
    if (!found) return null;
    const key = categoryKey(found.type);
    return { name: key === "other" ? found.name : t(`nav.${key}`), path: found.path };
  };
}
