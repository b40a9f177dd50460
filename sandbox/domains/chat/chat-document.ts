import type { chat, chatLine } from "../../db/schema-chat.ts";
import { contentLanguage, type Localised } from "../../http/language.ts";
import { escapeHtml } from "../../show/play/shell.ts";
import { greeting } from "./replies.ts";

type Chat = typeof chat.$inferSelect;
type Line = Pick<typeof chatLine.$inferSelect, "fromGuest" | "text">;

const words: Record<"say" | "send" | "you" | "us", Localised> = {
  say: { EN: "Your message", KR: "메시지" },
  send: { EN: "Send", KR: "보내기" },
  you: { EN: "You", KR: "나" },
  us: { EN: "Support", KR: "상담원" },
};

const css = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#101420;color:#eef1f8;font:16px/1.5 system-ui,sans-serif}
header{padding:12px 16px;border-bottom:4px solid var(--head);background:#181e2e}
h1{margin:0;font-size:1.05rem}
ol{flex:1;margin:0;padding:16px;list-style:none;display:flex;flex-direction:column;gap:10px}
li{max-width:80%;padding:8px 12px;border-radius:12px;background:#232b40;overflow-wrap:anywhere}
li.mine{align-self:flex-end;background:#2d4a7c}
li b{display:block;font-size:.8rem;color:#c3cbe0}
form{display:flex;gap:8px;padding:12px 16px;background:#181e2e;position:sticky;bottom:0}
input{flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid #6b7690;border-radius:8px;background:#101420;color:inherit;font:inherit}
button{min-height:44px;padding:0 18px;border:0;border-radius:8px;background:#eef1f8;color:#101420;font:inherit;font-weight:600}
`;

/** The chat as a document; everything that came from outside is escaped here. */
export function chatDocument(chat: Chat, lines: readonly Line[]): string {
  const lang = contentLanguage(chat.language);
  const all = [{ fromGuest: false, text: greeting[lang] }, ...lines];
  const items = all.map(({ fromGuest, text }) => {
    const who = fromGuest ? words.you[lang] : words.us[lang];
    return `<li${fromGuest ? ' class="mine"' : ""}><b>${who}</b>${escapeHtml(text)}</li>`;
  });
  const title = escapeHtml(chat.title);
  return `<!doctype html><html lang="${lang === "KR" ? "ko" : "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${css}</style></head><body style="--head:${escapeHtml(chat.colour)}"><header><h1>${title}</h1></header><main style="display:contents"><ol aria-live="polite">${items.join("")}</ol><form method="post"><input name="line" aria-label="${words.say[lang]}" placeholder="${words.say[lang]}" maxlength="500" required autocomplete="off" autofocus><button>${words.send[lang]}</button></form></main></body></html>`;
}
