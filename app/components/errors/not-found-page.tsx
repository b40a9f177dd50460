import { SearchField } from "~/components/search/search-field.tsx";
import { PlaceLinks } from "~/components/shell/navigation/destination-links.tsx";
import { useI18n } from "~/i18n/i18n.tsx";

/** The page for an unknown address (R56): a search and links. */
export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <div className="shell-width py-14 text-center lg:py-20">
      <p className="figures text-7xl font-black text-line lg:text-8xl" aria-hidden="true">
        404
      </p>
      <h1 className="mt-2 text-3xl font-bold tracking-tight text-balance">
        {t("errors.notFoundTitle")}
      </h1>
      <p className="mx-auto mt-3 max-w-md text-quiet text-pretty">{t("errors.notFoundText")}</p>
      <SearchField id="search-missing" className="mx-auto mt-8 max-w-md text-left" />
      <PlaceLinks className="place-chips" />
    </div>
  );
}
