/** Google's tag (A93). Browsers load this file only after consent. */
import { countedPath, type Match } from "./counted-path.ts";

type Tagged = Window & { dataLayer?: IArguments[] } & Record<`ga-disable-${string}`, boolean>;
const browser = window as unknown as Tagged;

let started: string | null = null;
let counted: string | null = null;

/** The tag reads `arguments` objects only. */
function notify(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: what the tag's queue is made of
  browser.dataLayer?.push(arguments);
}

/** Loads the tag once. It counts pages only: no advertising, no cookies of parent hosts, no page views of its own. */
function start(tag: string): void {
  if (started) return;
  started = tag;
  browser.dataLayer ??= [];
  notify("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  notify("js", new Date());
  notify("config", tag, {
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
  // A refusal takes effect before the next document, because the tag would set its cookies again.
  addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action") === "/cookies")
      browser[`ga-disable-${tag}`] = true;
  });
}

/** Returns the visitor's referrer: another site's origin, never our own addresses. */
function cameFrom(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? "" : `${origin}/`;
}

/** Counts the page of these matches by its kind, such as /rng. The same page is not counted twice in a row. */
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
  // Other events of the tag get the page's kind only.
  notify("set", page);
  notify("event", "page_view", page);
}
