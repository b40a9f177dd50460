import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";

/** What a guest reads first (H1): whose page this is, what it is for, and the way in. */
export function GuestHero() {
  const { t } = useI18n();
  const { brand, features, trials } = useShell();
  return (
    <div className="grid content-center justify-items-start gap-2 py-2 lg:gap-4 lg:py-6">
      <h1 className="text-xl leading-tight font-bold tracking-tight text-balance lg:text-4xl">
        {brand.tagline}
      </h1>
      <p className="max-w-prose text-sm text-quiet lg:text-base">{t("home.hero.text")}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {features.directRegistration ? (
          <ButtonLink to="/register">{t("home.hero.register")}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{t("shell.login")}</ButtonLink>
        )}
        {trials ? (
          <ButtonLink to="/#popular" tone="quiet">
            {t("home.hero.trial")}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
