import { categoryKey, foreignName } from "~/components/shell/navigation/nav-entries.ts";
import { NavIcon } from "~/components/shell/navigation/nav-icon.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

/** Every category as a small tile (H12): the ways to what home itself doesn't show. */
export function CategoryTiles() {
  const { t } = useI18n();
  const { categories } = useShell();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="min-w-0">
      <SectionHeading id="categories" title={t("home.categories")} />
      <ul className="category-tiles">
        {categories.map(({ type, name, path, vendors }) => {
          const key = categoryKey(type);
          return (
            <li key={type}>
              <GoLink to={path} className="card card-plain">
                <NavIcon name={key} />
                <span>{foreignName({ type, name }) ?? t(`nav.${key}`)}</span>
                {vendors > 0 ? <span>{t("home.providerCount", { count: vendors })}</span> : null}
              </GoLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
