import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { firstPalette } from "../brands/look/palette.ts";
import { brandStyle } from "./components/brand-style.ts";
import { VisitCounter } from "./components/counting/visit-counter.tsx";
import { ErrorPage } from "./components/errors/error-page.tsx";
import { PlainError, plainTitle } from "./components/errors/plain-error.tsx";
import { FormStyleContext } from "./components/form-style-context.ts";
import { iconPath, markType } from "./components/outside/pictures.ts";
import { PageScripts } from "./components/page-scripts.tsx";
import { loadShell } from "./components/shell/load-shell.server.ts";
import { chromeOf } from "./components/shell/navigation/page-handle.ts";
import { GoLinks } from "./components/shell/navigation/prefetched-links.tsx";
import { ProgressBar } from "./components/shell/navigation/progress-bar.tsx";
import { OfflineWorker } from "./components/shell/offline-worker.ts";
import { Shell } from "./components/shell/shell.tsx";
import { LoginGate } from "./components/sign-in/login/login-gate.tsx";
import { revalidateLayout } from "./forms/answers/revalidation-policy.ts";
import { OtherAccount } from "./forms/owner/other-account.tsx";
import { PageOwnerContext, usePageOwner } from "./forms/owner/page-owner.tsx";
import { scrollKey } from "./forms/steps/return-url.ts";
import { I18nProvider } from "./i18n/i18n.tsx";
import { MessagesContext } from "./i18n/messages-context.tsx";
import styles from "./styles/app.css?url";
import duotoneIcons from "./styles/icons-duotone.css?url";
import solidIcons from "./styles/icons-solid.css?url";
import { restoreChoices } from "./ui/choices/page-choices.ts";
import { NonceContext } from "./ui/hooks/nonce-context.ts";
import { serverTime, useServerTime } from "./ui/hooks/server-time.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = ({ context, request }: LoaderFunctionArgs) => loadShell(context, request);

/**
 * Titles of the pages that replace a page that failed; every other page has its own. A form that failed as a
 * document, as without a script, has not even the shell's data.
 */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [{ title: data?.brand.name }];
  const why = isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "failed";
  return [{ title: data?.titles[why] ?? plainTitle }, { name: "robots", content: "noindex" }];
};

/** Login, logout, a bet: what they change is in the shell. The balance refreshes itself. */
export const shouldRevalidate = revalidateLayout;

/** The style sheet of a brand's icons, where they are not those of `app.css`. */
const styleOfIcons = { outline: null, solid: solidIcons, duotone: duotoneIcons } as const;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const owner = usePageOwner(data?.owner);
  const nonce = useContext(NonceContext);
  const iconStyles = data ? styleOfIcons[data.brand.form.icons] : null;
  const form = useContext(FormStyleContext);
  // A page that is still coming in would stay a skeleton without scripts: such visitors get it whole.
  const partial = useMatches().some((match) => isStreamed(match.data));
  const whole = new URLSearchParams(useLocation().search);
  whole.set("stream", "off");
  return (
    <html
      lang={data?.language ?? "en"}
      data-brand={data?.brand.id}
      data-trials={data?.trials}
      data-signed-in={data?.viewer ? "" : undefined}
      data-owner={owner}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before the style sheet has come, dialogs and controls of the browser's own have the scheme already. */}
        <meta name="color-scheme" content={data?.brand.theme.scheme ?? "dark"} />
        <Meta />
        {partial ? (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=?${whole}`} />
          </noscript>
        ) : null}
        {data ? (
          <>
            <meta name="theme-color" content={firstPalette(data.brand.theme).ground} />
            <link rel="icon" href={data.brand.logo.mark} type={markType(data.brand.logo.mark)} />
            <link rel="apple-touch-icon" href={iconPath(data.brand.id, "icon-apple")} />
            {/* With what says which brand it is in development: a manifest is asked for without cookies. */}
            <link
              rel="manifest"
              href={`/manifest.webmanifest?lang=${data.language}`}
              crossOrigin="use-credentials"
            />
            {data.brand.theme.switchable || data.brand.form.header === "rail" ? (
              <script
                nonce={nonce}
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
                dangerouslySetInnerHTML={{ __html: restoreChoices }}
              />
            ) : null}
            <style
              nonce={nonce}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and font families that the brand's schema checked
              dangerouslySetInnerHTML={{ __html: brandStyle(data.brand, data.fonts) + form }}
            />
          </>
        ) : null}
        <Links />
        {iconStyles ? <link rel="stylesheet" href={iconStyles} /> : null}
      </head>
      <body>
        {/* What stands before it is an extension's (`strangers.ts`). */}
        <i hidden data-page-start="" />
        <PageOwnerContext.Provider value={owner}>{children}</PageOwnerContext.Provider>
        <PageScripts language={data?.language} isSignedIn={Boolean(data?.viewer)} />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
      </body>
    </html>
  );
}

function isStreamed(data: unknown): boolean {
  return typeof data === "object" && data !== null && "streamed" in data && data.streamed === true;
}

/**
 * Notes the server's time that the page came with. It is a component of its own, because it renders again after the
 * hydration: its parents then would, too, and parts whose code is still loading would lose the server's HTML.
 */
function ServerTime({ now }: { now: number }) {
  useServerTime(now);
  return null;
}

/** Language, session and chrome around a page; the same around an error of a page. */
function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const messages = useContext(MessagesContext);
  const chrome = chromeOf(matches);
  if (!data) return <PlainError />;
  return (
    <I18nProvider
      language={data.language}
      messages={messages}
      voice={data.brand.voice}
      brand={data.brand}
      now={data.now}
      clock={serverTime}
    >
      {data.now === undefined ? null : <ServerTime now={data.now} />}
      <LoginGate
        viewer={data.viewer}
        trials={data.trials}
        hasFavorites={!data.withheld?.includes("FAVORITES")}
        cardFacts={data.brand.form.card.facts}
        hasGamePages={!data.withheld?.includes("GAME_PAGES")}
        seed={data.requestId}
      >
        <ProgressBar />
        <GoLinks />
        <OfflineWorker language={data.language} />
        <OtherAccount refused={data.otherAccount} />
        {data.counting?.tag ? <VisitCounter tag={data.counting.tag} /> : null}
        {chrome === "full" ? (
          <Shell>{children}</Shell>
        ) : chrome === "page" ? (
          <main id="main">{children}</main>
        ) : (
          children
        )}
      </LoginGate>
    </I18nProvider>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
}
