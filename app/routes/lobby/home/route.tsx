import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Fragment, Suspense } from "react";
import { PopupPlace } from "~/components/dialogs/popup-place.tsx";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { revalidateLayout } from "~/forms/answers/revalidation-policy.ts";
import { message } from "~/i18n/page-title.server.ts";
import { BannerCarousel } from "./banners/banner-carousel.tsx";
import { Hero } from "./hero.tsx";
import { gamesFirst, HomeSection, sectionKey } from "./home-section.tsx";
import { loadHome } from "./load-home.server.ts";
import { NoticeMarquee } from "./notice-marquee.tsx";
import { NoticeScope } from "./notice-scope.tsx";

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
  const { brand, viewer } = useShell();
  const home = useLoaderData<typeof loader>();
  const { top, draws, personal } = home;
  const notices = "data" in top ? top.data.announcements.notices : [];
  const banners = "data" in top ? top.data.announcements.banners : [];
  const titles = "data" in top ? top.data.announcements.popups : [];
  return (
    <NoticeScope notices={notices}>
      {viewer ? (
        <div className="shell-width">
          <h1 className="sr-only">{brand.name}</h1>
          <Outlet context={personal} />
        </div>
      ) : (
        <Suspense>
          <Hero banners={<BannerCarousel banners={banners} />} draws={draws ?? null} />
        </Suspense>
      )}
      <div className="shell-width">
        <Suspense>
          <NoticeMarquee notices={notices} />
        </Suspense>
      </div>
      <div className="shell-width home-sections">
        {(viewer ? gamesFirst(brand.form.home) : brand.form.home).map((section, at) => (
          <Fragment key={sectionKey(section)}>
            <Suspense>
              <HomeSection section={section} home={home} />
            </Suspense>
            {at === 0 ? <PopupPlace titles={titles} /> : null}
          </Fragment>
        ))}
      </div>
      {viewer ? null : <Outlet />}
    </NoticeScope>
  );
}
