/**
 * The pages and actions that the search finds (Q10), besides the lobbies and the member center, which have lists of their
 * own. `tests/search/entries.test.ts` compares them with the table of routes, so that no new page is forgotten.
 */
import type { Offer } from "~/graphql/generated/graphql";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { boardPages } from "~/routes/lobby/lottery/boards.ts";
import { offeredPages } from "~/routes/member/pages.ts";
import { type MallTab, paths } from "~/routes/point-mall/paths.ts";
import type { Brand } from "../../brands/brand.ts";

interface PortalPage {
  /** Its address, with the id of the part of the page that does it. */
  path: string;
  name: MessageKey;
  offer?: Offer | undefined;
  /** Codes of the classes of games that it is about. */
  types?: readonly string[];
}

/** Protection first: entries that match equally are in this order. */
const protectionPages: readonly PortalPage[] = [
  { path: "/play-safely", name: "outside.safe.title" },
  { path: "/play-safely#helplines", name: "shell.helpOrganisations" },
  { path: "/play-safely#self-test", name: "outside.safe.testTitle" },
];

const servicePages: readonly PortalPage[] = [
  { path: "/break", name: "breaks.noneTitle" },
  { path: "/chat", name: "nav.customerService", offer: "CHAT" },
  { path: "/menu#contact", name: "shell.contactTitle" },
  { path: "/help", name: "nav.help" },
  { path: "/upload/feedback", name: "feedback.title", offer: "FEEDBACK" },
];

const otherPages: readonly PortalPage[] = [
  { path: "/", name: "nav.home" },
  { path: "/promotions", name: "nav.promotions" },
  { path: "/providers", name: "providers.title" },
  { path: "/favorite", name: "nav.favorite", offer: "FAVORITES" },
  { path: "/recent", name: "nav.recent", offer: "RECENT" },
  { path: "/down", name: "download.title" },
  { path: "/inbox", name: "nav.notice" },
  { path: "/login", name: "shell.login" },
  { path: "/login/forgot", name: "session.forgot" },
  { path: "/logout", name: "shell.logout" },
  { path: "/register", name: "register.title", offer: "REGISTRATION" },
  { path: "/menu#language", name: "shell.changeLanguage" },
  { path: "/cookies", name: "outside.title" },
  { path: "/agentHome", name: "shell.agentCenter" },
  { path: "/member#today", name: "shell.today", offer: "PROFIT_REPORT" },
  { path: "/member/deposit#methods", name: "shell.payments", offer: "DEPOSIT" },
  { path: "/member/withdraw/cards", name: "cashier.cards.title", offer: "BANK_CARDS" },
  { path: "/member/security#password", name: "session.changeTitle", offer: "SECURITY" },
  {
    path: "/member/security#payment-password",
    name: "member.security.payment",
    offer: "PAYMENT_PASSWORD",
  },
  { path: "/member/security#sessions", name: "breaks.sessions.title" },
  { path: "/member/security#own-data", name: "member.security.ownData" },
];

/** Pages that the search does not find, each with the reason. A path stands for all below it, too. */
export const unlistedPages: Readonly<Record<string, string>> = {
  "/index": "another address of home",
  "/index.html": "another address of home",
  "/home": "another address of home",
  "/helpmc": "the help center for apps, which show it in a frame",
  "/search": "it is where the visitor is",
  "/agent": "the login of agents, to which their center leads",
  "/agentHome/": "agents have a search of their own there",
  "/operator": "for the operator's people, who are no visitors",
  "/operator/": "the same",
  "/login/confirm": "a step of logging in",
  "/login/password": "a step of logging in",
  "/seamless": "a game that runs",
  "/play": "a step of starting a game",
  "/rooms": "a step of starting a game",
  "/banner": "a step of opening an address",
  "/member/limits/review": "a step of changing a limit",
  "/pointMall/gift": "one of the rewards",
  "/pointMall/receipt": "one of the redemptions",
  "/PromotionDetail": "promotions are entries themselves",
};

/** The pages that a brand has, those of protection and service first (A56). */
export function portalPages(brand: Brand, offers: readonly Offer[]): PortalPage[] {
  const members = offeredPages(offers).map(
    ({ key, path }): PortalPage => ({
      path,
      name: `member.pages.${key}` as MessageKey,
    }),
  );
  const lotteries = boardPages
    .filter(({ mode }) => mode === null || brand.prizeModes.includes(mode))
    .map(
      ({ path, titleKey }): PortalPage => ({
        path,
        name: titleKey,
        offer: "LOTTERY",
        types: ["LOTT", "ELOTT"],
      }),
    );
  const mall = (Object.keys(paths) as MallTab[]).map(
    (tab): PortalPage => ({
      path: paths[tab],
      name: tab === "gifts" ? "pointMall.title" : `pointMall.tabs.${tab}`,
      offer: tab === "convert" ? "CONVERT_POINTS" : "POINTS",
    }),
  );
  const all = [
    ...protectionPages,
    ...members,
    ...servicePages,
    ...otherPages,
    ...lotteries,
    ...mall,
  ];
  return all.filter(({ offer }) => offer === undefined || offers.includes(offer));
}
