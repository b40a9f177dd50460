import type { SerializeFrom } from "@remix-run/cloudflare";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import type { HomeSection as Section } from "../../../../brands/look/form.ts";
import { Announcements } from "./announcements.tsx";
import { BannerCarousel } from "./banners/banner-carousel.tsx";
import { BannerRow } from "./banners/banner-row.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { NextDraws } from "./draws/next-draws.tsx";
import { EntryTiles } from "./entry-tiles.tsx";
import { NextMatches } from "./fixtures/next-matches.tsx";
import type { loadHome } from "./load-home.server.ts";
import { PopularGames } from "./popular-games.tsx";
import { PromotionStrip } from "./promotion-strip.tsx";
import { ProviderStrip } from "./provider-strip.tsx";
import { GameSection } from "./sections/game-section.tsx";
import { SectionSkeleton } from "./skeletons.tsx";
import { WinnerBoard } from "./winners/winner-board.tsx";

interface Props {
  section: Section;
  home: SerializeFrom<typeof loadHome>;
}

/** A section of home, as the brand's form lists them (B1). What the platform has nothing for is absent. */
export function HomeSection({ section, home }: Props) {
  const { t } = useI18n();
  const { viewer, brand } = useShell();
  const offers = useShellOffers();
  switch (section.section) {
    case "banners": {
      const banners = "data" in home.top ? home.top.data.announcements.banners : [];
      if (viewer) return <BannerRow banners={banners} />;
      // A guest's split hero has them.
      return brand.form.hero === "split" ? null : <BannerCarousel banners={banners} />;
    }
    case "popular":
      return <PopularGames games={home.hot} pot={home.pot ?? null} look={section.look} />;
    case "tiles":
      return !viewer && brand.form.hero === "tiles" ? null : <EntryTiles />;
    case "draws":
      return !viewer && brand.form.hero === "draws" ? null : (
        <NextDraws draws={home.draws ?? null} />
      );
    case "matches":
      return !offers("FIXTURES") ? null : (
        <section aria-labelledby="matches" className="min-w-0">
          <SectionHeading
            id="matches"
            title={t("home.matches")}
            more={{ to: "/sports", text: t("home.sectionAll", { category: t("nav.sports") }) }}
          />
          <NextMatches matches={null} />
        </section>
      );
    case "promotions":
      return <PromotionStrip promotions={home.promotions} />;
    case "winners":
      return <WinnerBoard winners={home.winners} />;
    case "notices":
      return <Announcements top={home.top} />;
    case "categories":
      return <CategoryTiles />;
    case "providers":
      return (
        <DeferredBlock
          value={home.sections}
          name={t("home.allProviders")}
          skeleton={<SectionSkeleton />}
        >
          {({ providers }) => <ProviderStrip providers={providers} />}
        </DeferredBlock>
      );
    case "category":
      return (
        <DeferredBlock
          value={home.sections}
          name={t("shell.mainNavigation")}
          skeleton={<SectionSkeleton />}
        >
          {({ list }) => {
            const found = list.find(({ type }) => type === section.type);
            return found ? <GameSection section={found} look={section.look} /> : null;
          }}
        </DeferredBlock>
      );
  }
}

/** A name for a section in a list of them. */
export const sectionKey = (section: Section): string =>
  "type" in section && section.type ? `${section.section}-${section.type}` : section.section;

/** The sections of a member's home: the brand's, its first list of games in front (H11), so that games are in the first screen. */
export function gamesFirst(sections: readonly Section[]): readonly Section[] {
  const first = sections.find(({ section }) => section === "popular" || section === "category");
  return first ? [first].concat(sections.filter((each) => each !== first)) : sections;
}
