/** Google's tag (A93). This file comes to a browser only after its visitor said yes. */
import { countedPath, type Match } from "./counted-path.ts";

type Tagged = Window & { dataLayer?: IArguments[] } & Record<`ga-disable-${string}`, boolean>;
const browser = window as unknown as Tagged;

let started: string | null = null;
let counted: string | null = null;

/** The tag reads `arguments` objects and nothing else. */
function tell(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: what the tag's queue is made of
  browser.dataLayer?.push(arguments);
}

/** Loads the tag once, counting pages alone: no advertising, no cookies above our host, no page view of its own. */
function start(tag: string): void {
  if (started) return;
  started = tag;
  browser.dataLayer ??= [];
  tell("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  tell("js", new Date());
  tell("config", tag, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: "none",
    cookie_flags: "SameSite=Lax;Secure",
  });
  const script = document.createElement("script");
  script.async = true;
  script.nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`;
  document.head.appendChild(script);
  // A no takes effect at once, before the document that follows it: the tag would set its cookies again.
  addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action") === "/cookies")
      browser[`ga-disable-${tag}`] = true;
  });
}

/** Where a visitor came from: another site by its name alone, nothing of our own addresses. */
function cameFrom(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? "" : `${origin}/`;
}

/** Counts the page of these matches by its kind, such as /rng; the same one again is no other page. */
export function countPage(tag: string, matches: readonly Match[]): void {
  const path = countedPath(matches);
  start(tag);
  if (path === counted) return;
  const page = {
    page_location: location.origin + path,
    page_referrer: counted === null ? cameFrom() : location.origin + counted,
    page_title: path,
  };
  counted = path;
  // Whatever else the tag sends from here says no more of the page than this.
  tell("set", page);
  tell("event", "page_view", page);
}
