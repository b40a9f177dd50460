import type { chat, chatLine } from "../../db/schema/messages.ts";
import { contentLanguage, type Localised, tagOf } from "../../http/language.ts";
import { escapeHtml } from "../../show/play/shell.ts";
import { deskName } from "./chat-calls.ts";
import { greeting } from "./replies.ts";

type Chat = typeof chat.$inferSelect;
type Line = Pick<typeof chatLine.$inferSelect, "fromGuest" | "text" | "at">;

const words: Record<"say" | "send" | "you" | "replies" | "log", Localised> = {
  say: {
    EN: "Your message",
    KR: "메시지",
    VN: "Tin nhắn của bạn",
    TH: "ข้อความของคุณ",
    CN: "您的消息",
    JP: "メッセージ",
  },
  send: { EN: "Send", KR: "보내기", VN: "Gửi", TH: "ส่ง", CN: "发送", JP: "送信" },
  you: { EN: "You", KR: "나", VN: "Bạn", TH: "คุณ", CN: "您", JP: "あなた" },
  replies: {
    EN: "Usually replies at once",
    KR: "보통 바로 답변합니다",
    VN: "Thường trả lời ngay",
    TH: "ปกติตอบทันที",
    CN: "通常即时回复",
    JP: "通常すぐに返信します",
  },
  log: {
    EN: "Conversation",
    KR: "대화",
    VN: "Cuộc trò chuyện",
    TH: "การสนทนา",
    CN: "对话",
    JP: "会話",
  },
};

const css = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;height:100dvh;display:flex;flex-direction:column;background:#101420;color:#eef1f8;font:16px/1.45 system-ui,sans-serif}
header{display:flex;gap:12px;align-items:center;padding:10px 16px;border-bottom:3px solid var(--head);background:#181e2e}
header i{flex:none;width:38px;height:38px;border-radius:50%;display:grid;place-items:center;background:#2d3754;font:700 16px system-ui,sans-serif}
h1{margin:0;font-size:1rem;overflow-wrap:anywhere}
header p{margin:0;font-size:.8rem;color:#c3cbe0}
header p::before{content:"";display:inline-block;width:8px;height:8px;margin-right:6px;border-radius:50%;background:#4ade80}
.log{flex:1;min-height:0;overflow-y:auto;display:flex;flex-direction:column-reverse}
ol{margin:0;padding:16px;list-style:none;display:flex;flex-direction:column;gap:8px}
li{max-width:82%;padding:8px 12px;border-radius:16px 16px 16px 4px;background:#232b40;overflow-wrap:anywhere}
li.mine{align-self:flex-end;border-radius:16px 16px 4px;background:#2d4a7c}
li b{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
time{display:block;margin-top:2px;font-size:.72rem;color:#c3cbe0;text-align:right}
form{display:flex;gap:8px;padding:10px 12px;background:#181e2e}
input{flex:1;min-width:0;min-height:44px;padding:0 14px;border:1px solid #6b7690;border-radius:22px;background:#101420;color:inherit;font:inherit}
button{min-height:44px;padding:0 18px;border:0;border-radius:22px;background:#eef1f8;color:#101420;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid #fff;outline-offset:2px}
`;

/**
 * Runs in the browser: sends a message without a navigation, so that the frame adds no history entries. It reads
 * the document again and takes over its conversation. Without scripts the form does the same.
 */
const script = `
const form=document.querySelector("form"),log=document.querySelector(".log");
form.addEventListener("submit",async(event)=>{
  event.preventDefault();
  const body=new URLSearchParams(new FormData(form));
  form.inert=true;
  try{
    const answer=await fetch(location.href,{method:"POST",body});
    const next=new DOMParser().parseFromString(await answer.text(),"text/html").querySelector(".log");
    if(answer.ok&&next){log.replaceChildren(...next.childNodes);form.reset()}
  }finally{form.inert=false;form.line.focus()}
});
`;

/** The time of day of a line (UTC, the world's calendar). */
function timeOf(at: number): string {
  const iso = new Date(at).toISOString();
  return `<time datetime="${iso}">${iso.slice(11, 16)}</time>`;
}

/** The chat as a document; everything that came from outside is escaped here. The newest line is in sight. */
export function chatDocument(chat: Chat, lines: readonly Line[], now: number, nonce: string) {
  const lang = contentLanguage(chat.language);
  const desk = deskName(chat.modelId, lang);
  const all = [{ fromGuest: false, text: greeting[lang], at: Math.min(chat.at, now) }, ...lines];
  const items = all.map(({ fromGuest, text, at }) => {
    const who = fromGuest ? words.you[lang] : desk;
    return `<li${fromGuest ? ' class="mine"' : ""}><b>${who}: </b>${escapeHtml(text)}${timeOf(at)}</li>`;
  });
  const title = escapeHtml(chat.title);
  const head = `<header><i aria-hidden="true">${escapeHtml([...chat.title][0] ?? "")}</i><div><h1>${title} · ${desk}</h1><p>${words.replies[lang]}</p></div></header>`;
  const log = `<div class="log" role="log" tabindex="0" aria-label="${words.log[lang]}"><ol>${items.join("")}</ol></div>`;
  const form = `<form method="post"><input name="line" aria-label="${words.say[lang]}" placeholder="${words.say[lang]}" maxlength="500" required autocomplete="off"><button>${words.send[lang]}</button></form>`;
  return `<!doctype html><html lang="${tagOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${desk}</title><style>${css}</style></head><body style="--head:${escapeHtml(chat.colour)}">${head}<main style="display:contents">${log}${form}</main><script nonce="${nonce}">${script}</script></body></html>`;
}
