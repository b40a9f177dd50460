import { escapeHtml } from "../../show/play/shell.ts";
import { widgetKind } from "./human-keys.ts";
import { seal } from "./human-tokens.ts";

const texts = {
  en: { send: "I am human", busy: "Checking…", done: "Checked", failed: "The check failed" },
  ko: { send: "사람입니다", busy: "확인하는 중…", done: "확인됨", failed: "확인하지 못했습니다" },
  vi: {
    send: "Tôi là con người",
    busy: "Đang xác minh…",
    done: "Đã xác minh",
    failed: "Xác minh thất bại",
  },
  th: { send: "ฉันเป็นมนุษย์", busy: "กำลังตรวจสอบ…", done: "ตรวจสอบแล้ว", failed: "การตรวจสอบล้มเหลว" },
  zh: { send: "我是真人", busy: "正在验证…", done: "验证成功", failed: "验证失败" },
  ja: {
    send: "私は人間です",
    busy: "確認中…",
    done: "確認しました",
    failed: "確認できませんでした",
  },
};
type WidgetLanguage = keyof typeof texts;

/** Returns the language that the page requests or its base language; English for any other. */
function languageOf(requested: string): WidgetLanguage {
  const [tag = ""] = requested.split("-");
  return Object.hasOwn(texts, tag) ? (tag as WidgetLanguage) : "en";
}

/** Error codes of the real widget, for an unknown site key and for a failed challenge. */
const unknownKey = "110100";
const failed = "300010";

const css = `:root{color-scheme:dark}body{margin:0;font:15px/1.4 system-ui,sans-serif;background:#1c2027;color:#f4f6f8}
main{box-sizing:border-box;height:65px;padding:0 14px;display:flex;align-items:center;gap:12px;border:1px solid #59616d}
label{display:flex;align-items:center;gap:12px;min-height:44px;flex:1}input{width:24px;height:24px;accent-color:#7fd6a4}
input:focus-visible{outline:3px solid #8ab8ff;outline-offset:2px}p{margin:0;color:#c6ccd4;font-size:13px}`;

/**
 * GET `/turnstile/v0/widget`: the frame with its labelled check box. Like the real service it takes the embedding
 * page from the Referer, and the token names that page's host.
 */
export async function humanWidget(request: Request, now: number): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const parent = URL.parse(request.headers.get("Referer") ?? "");
  const lang = languageOf(searchParams.get("language") ?? "");
  const kind = widgetKind(searchParams.get("sitekey") ?? "");
  const challenge = await seal({
    kind: "challenge",
    id: crypto.randomUUID(),
    hostname: parent?.hostname ?? "",
    action: searchParams.get("action") ?? "",
    at: now,
  });
  const facts = {
    parent: parent?.origin ?? "",
    challenge,
    kind: kind ?? "error",
    ...texts[lang],
    code: kind === null ? unknownKey : failed,
    sitekey: searchParams.get("sitekey") ?? "",
    world: searchParams.get("world") ?? "",
  };
  const data = Object.entries(facts)
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(" ");
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${texts[lang].send}</title><style nonce="${nonce}">${css}</style></head><body ${data}><main><label><input type="checkbox" id="check"> ${texts[lang].send}</label><p id="status" role="status"></p></main><script nonce="${nonce}">(${frameScript})()</script></body></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Runs in the frame: sent as text, so it must not use anything from outside itself. */
function frameScript(): void {
  const facts = document.body.dataset as Record<string, string>;
  const check = document.getElementById("check") as HTMLInputElement;
  const status = document.getElementById("status") as HTMLElement;
  const LIFE_MS = 300_000;
  const notify = (message: Record<string, unknown>) =>
    window.parent.postMessage(message, facts.parent || "/");
  const fail = () => {
    check.checked = false;
    check.disabled = false;
    status.textContent = facts.failed ?? "";
    notify({ name: "error", code: facts.code });
  };
  const solve = async () => {
    check.disabled = true;
    status.textContent = facts.busy ?? "";
    const query = facts.world ? `?world=${encodeURIComponent(facts.world)}` : "";
    const { challenge, sitekey } = facts;
    const body = JSON.stringify({ challenge, sitekey });
    const answer = await fetch(`/turnstile/v0/token${query}`, { method: "POST", body });
    if (!answer.ok) return fail();
    const { token } = (await answer.json()) as { token: string };
    check.checked = true;
    status.textContent = facts.done ?? "";
    notify({ name: "complete", token });
    setTimeout(() => {
      check.checked = false;
      check.disabled = false;
      status.textContent = "";
      notify({ name: "expired" });
    }, LIFE_MS);
  };
  check.addEventListener("change", () => solve().catch(fail));
  if (facts.kind === "passes") solve().catch(fail);
  if (facts.kind === "fails" || facts.kind === "error") {
    check.disabled = true;
    fail();
  }
}
