import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { mainEntries } from "./nav-entries.ts";
import { NavIcon } from "./nav-icon.tsx";

interface Props {
  /** Classes of the list and its items. */
  className: string;
  /** The current path, if an entry may link to it. */
  here?: string;
}

/** The entries of the main navigation (U13) as a list with icons. */
export function PlaceLinks({ className, here }: Props) {
  const { t } = useI18n();
  const { brand, categories } = useShell();
  return (
    <ul className={className}>
      {mainEntries(brand.navigation.main, categories).map(({ key, name, path }) => (
        <li key={path}>
          <GoLink to={path} aria-current={path === here ? "page" : undefined}>
            <NavIcon name={key} />
            {name ?? t(`nav.${key}`)}
          </GoLink>
        </li>
      ))}
    </ul>
  );
}
