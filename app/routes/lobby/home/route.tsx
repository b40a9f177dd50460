import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { revalidateLayout } from "~/forms/answers/revalidation-policy.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { message } from "~/i18n/page-title.server.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { lazy } from "~/ui/lazy/lazy.tsx";
import { Announcements } from "./announcements.tsx";
import { BannerCarousel } from "./banners/banner-carousel.tsx";
import { EntryTiles } from "./entry-tiles.tsx";
import { GuestHero } from "./guest-hero.tsx";
import { loadHome } from "./load-home.server.ts";
import { NoticeMarquee } from "./notice-marquee.tsx";
import { NoticeScope } from "./notice-scope.tsx";
import { PopularGames } from "./popular-games.tsx";
import { PromotionStrip } from "./promotion-strip.tsx";
import { ProviderStrip } from "./provider-strip.tsx";
import { GameSections } from "./sections/game-sections.tsx";
import { SectionsSkeleton } from "./skeletons.tsx";
import { WinnerBoard } from "./winners/winner-board.tsx";

/** What waits for a member (H1). */
const PersonalHome = lazy(
  () => import("~/components/signed-in.ts").then(({ signedIn }) => signedIn.PersonalHome),
  "h-0",
  "signed-in",
);

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/** R1–R4, and the page behind R5. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { brand, language } = context;
  const whole = new URL(request.url).searchParams.get("stream") === "off";
  const tagline = brand.tagline[language] ?? "";
  const head = pageHead(context, {
    title: message(context, "home.title", { tagline }),
    path: "/",
    description: message(context, "outside.home", { tagline }),
    // Login and registration open above this page and have addresses of their own.
    listed: !/^\/(login|register)/.test(new URL(request.url).pathname),
  });
  return { head, ...(await loadHome(context, whole)) };
}

/** Opening or closing the login dialog over the page is no reason to load the page again. */
export const shouldRevalidate = revalidateLayout;

export default function Home() {
  const { t } = useI18n();
  const { brand, viewer } = useShell();
  const { top, promotions, hot, winners, sections, pot, personal } = useLoaderData<typeof loader>();
  const notices = "data" in top ? top.data.announcements.notices : [];
  const banners = "data" in top ? top.data.announcements.banners : [];
  return (
    <NoticeScope notices={notices}>
      <div className="shell-width">
        {viewer ? <h1 className="sr-only">{brand.name}</h1> : null}
        <Suspense>
          <NoticeMarquee notices={notices} />
        </Suspense>
        {viewer ? <PersonalHome personal={personal} /> : null}
        <Suspense>
          {viewer ? (
            <BannerCarousel banners={banners} />
          ) : (
            <div className="grid grid-cols-1 gap-3 lg:grid-cols-[2fr_3fr] lg:gap-8">
              <GuestHero />
              <BannerCarousel banners={banners} />
            </div>
          )}
        </Suspense>
      </div>
      <div className="shell-width grid gap-12 pt-6 lg:gap-16 lg:pt-10">
        <PopularGames games={hot} pot={pot ?? null} />
        <Suspense>
          <EntryTiles />
        </Suspense>
        <div className="grid grid-cols-1 gap-12 lg:gap-8 lg:not-has-[live-fragment:empty]:grid-cols-[3fr_2fr]">
          <WinnerBoard winners={winners} />
          <Suspense>
            <Announcements top={top} />
          </Suspense>
        </div>
        <DeferredBlock
          value={sections}
          name={t("shell.mainNavigation")}
          skeleton={<SectionsSkeleton />}
        >
          {({ list, providers }) => (
            <GameSections
              sections={list}
              between={[
                null,
                <ProviderStrip key="providers" providers={providers} />,
                <PromotionStrip key="promotions" promotions={promotions} />,
              ]}
            />
          )}
        </DeferredBlock>
      </div>
      <Outlet />
    </NoticeScope>
  );
}
