import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { openingSoon } from "./routes/shell/opening-soon/pages.ts";

/** The table of contents: every URL, one line each, with its id of docs/requirements.md. */
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
  route("game/:id", "routes/lobby/game/route.tsx"), // U50: a game that a banner names
  route("favorites/toggle", "routes/lobby/favorite-toggle/route.tsx"), // S20: action only
  route("agent", "routes/session/agent-login/route.tsx"), // R7, U33
  route("logout", "routes/session/logout/route.tsx"), // S8, M14
  route("language", "routes/session/language/route.tsx"), // U8: action only
  route("popups", "routes/shell/popups/route.ts"), // M1: data only
  route("upload/feedback", "routes/upload/feedback/route.tsx"), // M9
  route("upload/withdrawal-proof", "routes/upload/withdrawal-proof/route.ts"), // M24: action only
  route("member", "routes/member/layout.tsx", [
    index("routes/member/security/route.tsx"), // R9, U27a
    route("messages", "routes/member/messages/route.tsx"), // U27m
    route("deposit", "routes/member/deposit/route.tsx"), // U27c
    route("deposit/:id", "routes/member/deposit-detail/route.tsx"), // U27c: one of them
    route("bets", "routes/member/bets/route.tsx"), // U27f
    route("bets.csv", "routes/member/bets/csv.ts"), // U27f as a file
    route("transactions", "routes/member/transactions/route.tsx"), // U27g
    route("transactions.csv", "routes/member/transactions/csv.ts"), // U27g as a file
    route("profit", "routes/member/profit/route.tsx"), // U27h
    route("profit.csv", "routes/member/profit/csv.ts"), // U27h as a file
    route("bonuses", "routes/member/bonuses/route.tsx"), // U27i
    route("rewards", "routes/member/rewards/route.tsx"), // U27j
    route("missions", "routes/member/missions/route.tsx"), // U27l
    route("referral", "routes/member/referral/route.tsx"), // U27k
    route("rebate", "routes/member/rebate/route.tsx"), // U27n
    route("vip", "routes/member/vip/route.tsx"), // U49
    route("agent-policy", "routes/member/agent-policy/route.tsx"), // P11
    route("*", "routes/member/soon/route.tsx"), // those of U27 that open soon
  ]),
  route("promotions", "routes/promotions/list/route.tsx"), // R25
  route("PromotionDetail", "routes/promotions/detail/route.tsx"), // R50
  route("providers", "routes/lobby/providers/route.tsx"), // R41
  route("down", "routes/shell/download/route.tsx"), // R42
  route("help", "routes/help/route.tsx"), // R10, R55
  route("helpmc", "routes/help/plain.tsx"), // R11
  ...openingSoon.map((page) =>
    route(page.path.slice(1), "routes/shell/opening-soon/route.tsx", {
      id: `soon-${page.path.slice(1)}`,
    }),
  ),
  route(":lobby", "routes/lobby/category/route.tsx"), // R12, R13, R16–R44: brand's route table
  route("*", "routes/shell/not-found/route.tsx"), // R56
] satisfies RouteConfig;
