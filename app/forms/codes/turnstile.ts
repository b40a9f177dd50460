/** Cloudflare Turnstile in the browser (M20): its script and the part of its API that is used. */

export interface TurnstileOptions {
  sitekey: string;
  /** The action that the gateway expects in a token. */
  action: "login";
  theme: "dark";
  /** The full width of its container, at least 300 px. */
  size: "flexible";
  language: string;
  /** False: the form has its own field for the token. */
  "response-field": false;
  callback(token: string): void;
  "expired-callback"(): void;
  /** Returns true, because the page shows the error. */
  "error-callback"(): boolean;
  "unsupported-callback"(): void;
}

export interface Turnstile {
  /** Renders the widget and returns its id; undefined on failure. */
  render(box: HTMLElement, options: TurnstileOptions): string | undefined;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** The timeout for the script, in ms. */
const limitMs = 15_000;

/**
 * Loads the script once, for the first widget.
 * @throws Error when it fails to load or has no API; a later call tries again
 */
export function loadTurnstile(address: string, nonce: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  const known = [...document.scripts].find(({ src }) => src === address);
  const script = known ?? document.createElement("script");
  return new Promise((resolve, reject) => {
    const fail = () => {
      // A failed script element fires no more events.
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
    // Turnstile passes the nonce on to the scripts that it loads.
    script.nonce = nonce;
    script.async = true;
    script.src = address;
    document.head.appendChild(script);
  });
}
