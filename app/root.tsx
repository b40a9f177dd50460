import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { brandStyle } from "./components/brand-style.ts";
import { NonceContext } from "./components/nonce.ts";
import { I18nProvider } from "./i18n/i18n.tsx";
import { MessagesContext } from "./i18n/messages-context.tsx";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, language } = context;
  return { brand, language };
}

export default function App() {
  const { brand, language } = useLoaderData<typeof loader>();
  const nonce = useContext(NonceContext);
  const messages = useContext(MessagesContext);
  return (
    <html lang={language} data-brand={brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.theme.ground} />
        <Meta />
        <link rel="icon" href={brand.logo.mark} type="image/svg+xml" />
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: brandStyle(brand.theme) }} />
        <Links />
      </head>
      <body>
        <I18nProvider language={language} messages={messages} brand={brand}>
          <Outlet />
        </I18nProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
