import { useEffect } from "react";
import { savesData } from "~/ui/links/saves-data.ts";

/** How long after the page has loaded the service worker is registered, in ms: it takes no bandwidth from the page. */
const afterMs = 3000;

/**
 * Registers the service worker of the offline page (L5), and tells it the page's language. Not with data saver, which
 * would pay for a copy of the lobby.
 */
export function OfflineWorker({ language }: { language: string }) {
  useEffect(() => {
    if (!("serviceWorker" in navigator) || savesData() || import.meta.env.DEV) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => register(language), afterMs);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", wait);
    };
  }, [language]);
  return null;
}

async function register(language: string): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language });
  } catch {
    // A browser that refuses it, such as in a private window, has no offline page.
  }
}
