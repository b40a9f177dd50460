import { PlaceLinks } from "~/components/shell/navigation/destination-links.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

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
      <Form
        action="/rng"
        role="search"
        className="mx-auto mt-8 flex max-w-md gap-2"
        aria-label={t("errors.searchLabel")}
      >
        <input
          type="search"
          name="q"
          aria-label={t("errors.searchLabel")}
          placeholder={t("errors.searchPlaceholder")}
          className="h-12 min-w-0 flex-1 rounded-control border border-line bg-surface px-4 placeholder:text-quiet"
        />
        <Button type="submit" size="form">
          <i className="icon-search size-4" />
          {t("errors.search")}
        </Button>
      </Form>
      <PlaceLinks className="place-chips" />
    </div>
  );
}
