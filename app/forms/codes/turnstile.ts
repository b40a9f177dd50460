/** What we use of Cloudflare Turnstile in the browser (M20): its script, and what the script offers. */

export interface TurnstileOptions {
  sitekey: string;
  /** Must be what the gateway expects a token to be for. */
  action: "login";
  theme: "dark";
  /** As wide as there is room, from 300 px on. */
  size: "flexible";
  language: string;
  /** The form has a field of its own. */
  "response-field": false;
  callback(token: string): void;
  "expired-callback"(): void;
  /** Returns true: the page says what went wrong. */
  "error-callback"(): boolean;
  "unsupported-callback"(): void;
}

export interface Turnstile {
  /** Draws the widget and returns its id; undefined when it could not. */
  render(box: HTMLElement, options: TurnstileOptions): string | undefined;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Longer than this nobody looks at an empty box, in ms. */
const limitMs = 15_000;

/**
 * Brings the script into the page, once, when the first widget is to be drawn.
 * @throws Error when it does not come, or brings no widget; a later call tries again
 */
export function loadTurnstile(address: string, nonce: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  const known = [...document.scripts].find(({ src }) => src === address);
  const script = known ?? document.createElement("script");
  return new Promise((resolve, reject) => {
    const fail = () => {
      // One that failed never fires again.
      script.remove();
      reject(new Error("The human verification did not load."));
    };
    const timer = setTimeout(fail, limitMs);
    script.addEventListener("error", () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener("load", () => {
      clearTimeout(timer);
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    });
    if (known) return;
    // Turnstile hands the nonce on to what it loads in turn.
    script.nonce = nonce;
    script.async = true;
    script.src = address;
    document.head.appendChild(script);
  });
}
