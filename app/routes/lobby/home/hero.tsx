import type { ReactNode } from "react";
import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { DrawCards, type DrawsProps } from "./draws/next-draws.tsx";
import { EntryTiles } from "./entry-tiles.tsx";

interface Props extends DrawsProps {
  /** The carousel, which a split hero has beside its text. */
  banners: ReactNode;
}

/** What a guest sees first (H1), in the form of the brand (B1): whose page this is, what it is for, and the way in. */
export function Hero({ banners, draws }: Props) {
  const { brand } = useShell();
  const savesData = useSavesData();
  switch (brand.form.hero) {
    case "split":
      return (
        <div className="shell-width hero-split">
          <HeroText />
          {banners}
        </div>
      );
    case "art":
      return (
        <div className="hero-art">
          {brand.art.hero && !savesData ? <HeroPicture path={brand.art.hero} /> : null}
          <div className="shell-width">
            <HeroText />
          </div>
        </div>
      );
    case "tiles":
      return (
        <div className="shell-width hero-tiles">
          <HeroText />
          <EntryTiles />
        </div>
      );
    case "draws":
      return (
        <div className="hero-draws">
          <div className="shell-width">
            <HeroText />
            <DrawCards draws={draws} />
          </div>
        </div>
      );
    case "none":
      return <h1 className="sr-only">{`${brand.name}: ${brand.tagline}`}</h1>;
  }
}

/** The picture of a hero of art, cut for phones and for wide windows. */
function HeroPicture({ path }: { path: string }) {
  const phone = "(width < 40rem)";
  return (
    <picture>
      <source media={phone} srcSet={`${path}-phone.avif`} type="image/avif" />
      <source media={phone} srcSet={`${path}-phone.webp`} />
      <source srcSet={`${path}.avif`} type="image/avif" />
      <img src={`${path}.webp`} alt="" width={1440} height={460} />
    </picture>
  );
}

function HeroText() {
  const { t } = useI18n();
  const { brand, features, trials } = useShell();
  return (
    <div className="hero-text">
      <h1>{brand.tagline}</h1>
      <p>{t("home.hero.text")}</p>
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
