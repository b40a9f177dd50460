import type { RoundKind } from "../../domains/games/round-kind.ts";
import { decimalsOf } from "../../http/money-text.ts";
import { dice } from "./dice.ts";
import type { GamePage } from "./game-page.ts";
import type { Kind } from "./kind.ts";
import { startKit } from "./kit.ts";
import type { ClientConfig } from "./kit-types.ts";
import { lottery } from "./lottery.ts";
import { gameDocument } from "./shell.ts";
import { slot } from "./slot.ts";
import { coloursOf, sprite } from "./sprite.ts";
import { style } from "./style.ts";
import { table } from "./table.ts";
import { textsOf } from "./texts.ts";

const kinds: Readonly<Record<RoundKind, Kind>> = { slot, dice, table, lottery };
// The bets to choose from, as multiples of the minimum.
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

function portalOf(backUrl: string): { back: string; origin: string } {
  const url = URL.parse(backUrl);
  const web = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  return web ? { back: url.href, origin: url.origin } : { back: "", origin: "" };
}

/** The bets that may be chosen, in the currency's unit. */
function stakesOf({ limits }: GamePage): number[] {
  const bets = steps.map((step) => Math.min(limits.max, limits.min * step) / 10_000);
  return [...new Set(bets)];
}

/** JSON for the inside of a script element: no `<` and no line separators survive. */
function forScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/**
 * The page of a launched game. It plays rounds by POST `/play/<ticket>/round?world=`, reports its end by beacon to
 * `/close`, and sends the page around it (else the origin of `backUrl`) `{type: "portico:leave"}` and `{type:
 * "portico:balance"}`. It may be in any frame (A81).
 */
export function renderGamePage(page: GamePage): Response {
  const { ticket, game, kind, world } = page;
  const rules = kinds[kind];
  const nonce = newNonce();
  const { lang, texts } = textsOf(page.language);
  const { back, origin } = portalOf(page.backUrl);
  const api = `/play/${encodeURIComponent(ticket)}`;
  const query = `?world=${encodeURIComponent(world)}`;
  const config: ClientConfig = {
    kind,
    roundUrl: `${api}/round${query}`,
    closeUrl: `${api}/close${query}`,
    betsUrl: page.waits ? `${api}/bets${query}` : "",
    backUrl: back,
    portal: origin,
    locale: lang,
    decimals: decimalsOf(page.currency),
    balance: page.balance,
    stakes: stakesOf(page),
    texts,
    data: page.data ?? rules.data,
  };
  // Bundlers that keep function names wrap functions in a helper that exists only here.
  const script = `const __name=(f)=>f;const config=${forScript(config)};(${rules.client})((${startKit})(config),config);`;
  const html = gameDocument({
    page,
    lang,
    texts,
    back,
    nonce,
    rules,
    sprite: sprite(game, kind),
    css: style(coloursOf(game)) + rules.css,
    script,
  });
  const images = URL.parse(game.iconUrl)?.origin ?? "";
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' ${images}; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
