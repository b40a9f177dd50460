import { decimalsOf } from "../../http/money-text.ts";
import type { GamePage } from "./game-page.ts";
import type { Kind } from "./kind.ts";
import type { Texts } from "./texts.ts";

interface Parts {
  readonly page: GamePage;
  readonly lang: string;
  readonly texts: Texts;
  readonly back: string;
  readonly nonce: string;
  readonly rules: Kind;
  readonly sprite: string;
  readonly css: string;
  readonly script: string;
}

/** Text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (found) => names[found] ?? "");
}

function amountText(amount: string, lang: string, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(lang, digits).format(Number(amount));
}

function header({ page, texts, back, lang }: Parts): string {
  const { game, trial, currency } = page;
  const arrow = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>';
  const way = back === "" ? 'type="button"' : `href="${escapeHtml(back)}" target="_top"`;
  const tag = back === "" ? "button" : "a";
  const badge = trial ? `<span class="trial">${texts.trial}</span>` : "";
  return `<header><${tag} id="leave" class="round" ${way} aria-label="${texts.leave}">${arrow}</${tag}><img src="${escapeHtml(game.iconUrl)}" alt="" width="33" height="44"><div class="name"><h1>${escapeHtml(game.gameName)}</h1><p>${escapeHtml(game.vendorName)}</p></div>${badge}<div class="purse"><small>${texts.balance}</small><b id="balance">${amountText(page.balance, lang, currency)}</b> ${escapeHtml(currency)}</div></header>`;
}

function bar({ page, texts, rules }: Parts): string {
  const stake = `<div class="stake" role="group" aria-label="${texts.stake}"><button type="button" class="round" id="less" aria-label="${texts.less}">−</button><div aria-live="polite"><small>${texts.stake}</small><b id="stake"></b></div><button type="button" class="round" id="more" aria-label="${texts.more}">+</button></div>`;
  const history = `<div class="log"><h2 id="log-name">${texts.history}</h2><ol id="history" aria-labelledby="log-name" data-empty="1"><li>${texts.none}</li></ol><details><summary>${texts.howTo}</summary><div class="help">${rules.rules(texts, page.waits, page.data)}</div></details></div>`;
  return `<footer><div class="bar">${stake}${rules.controls(texts)}<button type="button" id="action">${texts[rules.action]}</button></div>${history}</footer>`;
}

/** The whole document; everything that came from outside is escaped here. */
export function gameDocument(parts: Parts): string {
  const { page, lang, texts, nonce, rules, css, script, sprite } = parts;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(page.game.gameName)}</title><link rel="icon" href="${escapeHtml(page.game.iconUrl)}"><style nonce="${nonce}">${css}</style></head><body>${sprite}${header(parts)}<main>${rules.stage(texts)}<p id="match" hidden></p><p id="status" role="status">${texts.ready}</p><button type="button" id="reload" hidden>${texts.reload}</button><noscript><p>${texts.noScript}</p></noscript></main>${bar(parts)}<script nonce="${nonce}">${script}</script></body></html>`;
}
