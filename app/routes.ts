import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { memberPages } from "./routes/member/pages.ts";

/** U27b–n: a page of the member center is in the folder that its path names, and registered in `pages.ts` alone. */
const memberRoutes = memberPages
  .filter(({ path }) => path !== "/member")
  .map(({ path, view }) => {
    const name = path.slice("/member/".length);
    return view
      ? route(name, "routes/member/reward-view/route.tsx", { id: `member-${view}` }) // H14
      : route(name, `routes/member/${name}/route.tsx`);
  });

/** Addresses that the Worker answers itself (`app/edge/edge-routes.ts`): files, data, and what needs no platform. */
export const edgeAddresses = [
  "/dev/*", // development only: playground, platform, market
  "/operator/*", // G35, G36, and who may see the pages below
  "/graphql",
  "/search/index.json", // Q6: data only
  "/member/account-data.json", // G36: a file
  "/agentHome/files/file", // N12: a file
  "/api/reports/*", // N25: for agents' own programs
] as const;

export type EdgeAddress = (typeof edgeAddresses)[number];

/**
 * The table of contents: every URL, one line each, with its id of docs/requirements.md. The gate (`app/edge/gate/gate.ts`)
 * answers three more before pages are matched: `/healthz`, `/offline` and `/__csp-report`.
 */
export default [
  layout("routes/lobby/home/route.tsx", { id: "home" }, [
    index("routes/lobby/home/index.tsx"), // R1
    route("index", "routes/lobby/home/alias.tsx", { id: "home-index" }), // R2
    route("index.html", "routes/lobby/home/alias.tsx", { id: "home-index-html" }), // R3
    route("home", "routes/lobby/home/alias.tsx", { id: "home-home" }), // R4
    route("login", "routes/session/login/route.tsx"), // R5, M4
    route("login/confirm", "routes/session/confirm/route.tsx"), // M18
    route("login/password", "routes/session/password/route.tsx"), // M6
    route("login/forgot", "routes/session/forgot/route.tsx"), // M7
    route("register", "routes/session/register/route.tsx"), // R6, M5
  ]),
  route("favorite", "routes/lobby/account-games/favorite.tsx"), // R14
  route("recent", "routes/lobby/account-games/recent.tsx"), // R15
  route("seamless", "routes/lobby/seamless/route.tsx"), // R48
  route("play", "routes/lobby/play/route.tsx"), // a launch: action only (S22–S27)
  route("rooms", "routes/lobby/rooms/route.tsx"), // U48
  ...["lottery", "seaLottery", "vnLottery"].map((path) =>
    route(path, "routes/lobby/lottery/route.tsx", { id: path }),
  ), // R45–R47
  route("game/:id", "routes/lobby/game/route.tsx"), // U50: a game that a banner names
  route("banner", "routes/lobby/banner/route.tsx"), // A136: an outside address of a banner, after the login
  route("favorites/toggle", "routes/lobby/favorite-toggle/route.tsx"), // S20: action only
  route("agent", "routes/session/agent-login/route.tsx"), // R7, U33
  route("break", "routes/session/break/route.tsx"), // G17, G18: what a break says to who can't sign in
  route("logout", "routes/session/logout/route.tsx"), // S8, M14
  route("language", "routes/session/language/route.tsx"), // U8: action only
  route("menu", "routes/shell/menu/route.tsx"), // U13: the menu without JavaScript
  route("vendors", "routes/shell/vendors/route.ts"), // U15, U19: data only
  route("app-code/:label", "routes/shell/app-code/route.ts"), // U20: a picture
  route("inbox", "routes/inbox/route.tsx"), // H7: announcements for guests; members are led to their inbox
  route("popups", "routes/shell/popups/route.ts"), // M1: data only
  route("upload/feedback", "routes/upload/feedback/route.tsx"), // M9
  route("upload/withdrawal-proof", "routes/upload/withdrawal-proof/route.ts"), // M24: action only
  route("member", "routes/member/layout.tsx", [
    index("routes/member/hub/route.tsx"), // R9, H4
    ...memberRoutes,
    route("deposit/:id", "routes/member/deposit-detail/route.tsx"), // U27c: one of them
    route("withdraw/cards", "routes/member/cards/route.tsx"), // U27d: where withdrawals go
    route("withdraw/:id", "routes/member/withdrawal-detail/route.tsx"), // U27d: one of them
    route("bets.csv", "routes/member/bets/csv.ts"), // U27f as a file
    route("transactions.csv", "routes/member/transactions/csv.ts"), // U27g as a file
    route("profit.csv", "routes/member/profit/csv.ts"), // U27h as a file
    route("limits/review", "routes/member/limit-review/route.tsx"), // G8
    route("statement.csv", "routes/member/statement/csv.ts"), // G25 as a file
    route("*", "routes/member/alias/route.tsx"), // A100
  ]),
  route("agentHome", "routes/agent/layout.tsx", [
    index("routes/agent/home/route.tsx"), // R8, S37
    route("overview", "routes/agent/overview/route.tsx"), // U30b
    route("announcements", "routes/agent/announcements/route.tsx"), // U30a
    route("contracts", "routes/agent/contracts/route.tsx"), // M13
    route("contracts/all", "routes/agent/contracts/all/route.tsx"), // N11
    route("confirmations", "routes/agent/confirmations/route.tsx"), // U47
    route("register", "routes/agent/register/route.tsx"), // U30c
    route("links", "routes/agent/links/route.tsx"), // N10
    route("links.csv", "routes/agent/links/csv.ts"), // N10 as a file
    route("downline", "routes/agent/downline/route.tsx", [
      route(":account", "routes/agent/downline/account/route.tsx"),
    ]), // U30d
    route("rates", "routes/agent/rates/route.tsx"), // N9
    route("team", "routes/agent/team/route.tsx"), // N9
    route("team.csv", "routes/agent/team/csv.ts"), // N9 as a file
    route("records", "routes/agent/records/route.tsx"), // U30e
    route("records.csv", "routes/agent/records/csv.ts"), // U30e as a file
    route("profit", "routes/agent/profit/route.tsx"), // U30f
    route("profit.csv", "routes/agent/profit/csv.ts"), // U30f as a file
    route("profit/branches", "routes/agent/profit/branches/route.tsx"), // N5
    route("profit/branches.csv", "routes/agent/profit/branches/csv.ts"), // N5 as a file
    route("revenue", "routes/agent/revenue/route.tsx"), // U30g
    route("revenue.csv", "routes/agent/revenue/csv.ts"), // U30g as a file
    route("revenue/by/:by", "routes/agent/revenue/by/route.tsx"), // N5
    route("revenue/by/:by.csv", "routes/agent/revenue/by/csv.ts"), // N5 as a file
    route("revenue/why", "routes/agent/revenue/why/route.tsx"), // N18
    route("revenue/why.csv", "routes/agent/revenue/why/csv.ts"), // N18 as a file
    route("income", "routes/agent/income/route.tsx"), // N1
    route("income.csv", "routes/agent/income/csv.ts"), // N1 as a file
    route("income/statement", "routes/agent/income/statement/route.tsx"), // N2
    route("income/statement.csv", "routes/agent/income/statement/csv.ts"), // N2 as a file
    route("transactions", "routes/agent/transactions/route.tsx"), // U30h
    route("transactions.csv", "routes/agent/transactions/csv.ts"), // U30h as a file
    route("work", "routes/agent/work/route.tsx"), // N22
    route("files", "routes/agent/files/route.tsx"), // N12
    route("report-api", "routes/agent/access/route.tsx"), // N25
    route("settings", "routes/agent/settings/route.tsx"), // N7, N15
    route("dividends", "routes/agent/payments/route.tsx", { id: "agent-dividends" }), // U30i
    route("dividends.csv", "routes/agent/payments/dividends-csv.ts"), // U30i as a file
    ...["daily", "hourly", "real-time"].flatMap((kind) => [
      route(`salary/${kind}`, "routes/agent/payments/route.tsx", { id: `agent-salary-${kind}` }), // U30j–l
      route(`salary/${kind}.csv`, "routes/agent/payments/salary-csv.ts", {
        id: `agent-salary-${kind}-csv`,
      }), // U30j–l as files
    ]),
    route("*", "routes/agent/alias/route.tsx"), // A100
  ]),
  route("pointMall", "routes/point-mall/layout.tsx", [
    index("routes/point-mall/gifts/route.tsx"), // R49, U28: what points buy
    route("gift", "routes/point-mall/gift/route.tsx"), // M22, M23: buying one of them
    route("convert", "routes/point-mall/convert/route.tsx"), // U28: points into money
    route("records", "routes/point-mall/records/route.tsx"), // U28: what was bought
    route("receipt", "routes/point-mall/receipt/route.tsx"), // D-25: one of them
    route("history", "routes/point-mall/history/route.tsx"), // U28: what came and went
    route("rules", "routes/point-mall/rules/route.tsx"), // U28: how points are earned
  ]),
  route("operator", "routes/operator/layout.tsx", [
    index("routes/operator/health/route.tsx"), // O1
    route("calls", "routes/operator/calls/route.tsx"), // O2
    route("calls/:id", "routes/operator/call/route.tsx"), // O2
    route("drift", "routes/operator/drift/route.tsx"), // O3
    route("security", "routes/operator/security/route.tsx"), // O4
    route("protection", "routes/operator/protection/route.tsx"), // O5
  ]),
  route("promotions", "routes/promotions/list/route.tsx"), // R25
  route("PromotionDetail", "routes/promotions/detail/route.tsx"), // R50
  route("robots.txt", "routes/outside/robots/route.ts"), // D-23
  route("sitemap.xml", "routes/outside/sitemap/route.ts"), // D-23
  route("manifest.webmanifest", "routes/outside/manifest/route.ts"),
  route("r/:code/*", "routes/outside/link/route.ts"), // N10: a referral link that opens another page
  route("cookies", "routes/outside/cookies/route.tsx"), // A93
  route("play-safely", "routes/outside/play-safely/route.tsx"), // G27
  route("providers", "routes/lobby/providers/route.tsx"), // R41
  route("search", "routes/search/route.tsx"), // Q1
  route("search/suggest", "routes/search/suggest.ts"), // Q6: data only
  route("search/cards", "routes/search/cards.ts"), // H16: data only
  route("down", "routes/shell/download/route.tsx"), // R42
  route("help", "routes/help/route.tsx"), // R10, R55
  route("chat", "routes/shell/chat/route.tsx"), // M12
  route("helpmc", "routes/help/plain.tsx"), // R11
  route(":lobby", "routes/lobby/category/route.tsx"), // R12, R13, R16–R44: brand's route table
  route("*", "routes/shell/not-found/route.tsx"), // R56
] satisfies RouteConfig;
