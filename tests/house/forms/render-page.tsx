/** Renders a part of a page as the server does, for unit tests. */
import { Outlet, RemixServer } from "@remix-run/react";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";

export const usd = (amount: string) => ({ amount, currency: "USD" });
const brand = {
  currencyDecimals: {},
  gmtOffset: "+08:00",
  minimumAge: 18,
  name: "Aurora",
  currency: "USD",
  filterSteps: { stakes: [1, 5], lines: [] },
  gameSorts: [],
};
const offers =
  "EDIT_PROFILE CLAIM_REWARD CANCEL_DEPOSIT PREFER_BANK_CARD REMOVE_BANK_CARD END_SESSION CONTRACT_PREVIEW".split(
    " ",
  );
const loaderData = {
  page: {},
  root: {
    brand,
    contacts: [],
    help: { cashier: [], footer: [], terms: null, privacy: null },
    viewer: { account: "demo", nickname: "demo", balance: { money: usd("5.00") } },
    features: {},
  },
  "routes/member/layout": { offers },
  "routes/agent/layout": { offers },
  "routes/point-mall/layout": { offers, available: 5 },
};

const routes = {
  root: { id: "root", path: "", module: "", hasLoader: true },
  page: { id: "page", path: "", module: "", parentId: "root", hasLoader: true, hasAction: true },
};
const Layout = () => <Outlet context={{ available: 5 }} />;

/** The HTML of a part in English, on a page with this action result. */
export function renderPage(part: ReactElement, answer?: object): string {
  const context = {
    manifest: { routes, entry: { imports: [], module: "" }, url: "", version: "" },
    routeModules: { root: { default: Layout }, page: { default: () => part } },
    future: { v3_singleFetch: true },
    isSpaMode: false,
    renderMeta: {},
    staticHandlerContext: {
      matches: Object.values(routes).map((route) => ({
        route,
        params: {},
        pathname: "/",
        pathnameBase: "/",
      })),
      location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
      loaderData,
      actionData: answer ? { page: answer } : null,
      errors: null,
      basename: "",
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  } as unknown as ComponentProps<typeof RemixServer>["context"];
  return renderToStaticMarkup(
    <I18nProvider language="en" messages={messagesOf("en")} brand={brand}>
      <RemixServer context={context} url="https://portal.test/" />
    </I18nProvider>,
  );
}
