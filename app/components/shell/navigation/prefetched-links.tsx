import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { preparesTransition } from "~/ui/links/page-transition.ts";
import { savesData } from "~/ui/links/saves-data.ts";

/** How long a pointer or the focus has to stay on a link before its page is prefetched, in ms. */
const intent = 100;

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-go]") : null;

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Handles clicks of all `GoLink`s within the page, after the link's own handlers. Before hydration the browser
 * follows them. Nothing is prefetched for visitors who save data.
 */
export function GoLinks() {
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  const [meant, setMeant] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: MouseEvent) => {
      const link = linkAt(event);
      if (!link || event.defaultPrevented || !plain(event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const viewTransition = preparesTransition(link);
      const replace = href === window.location.href;
      go.current(pathname + search + hash, { replace, viewTransition });
    };
    const mean = (event: Event) => {
      clearTimeout(timer);
      const link = linkAt(event);
      if (link && !savesData())
        timer = setTimeout(() => setMeant(link.pathname + link.search), intent);
    };
    const kinds = ["pointerover", "focusin", "touchstart"] as const;
    document.addEventListener("click", press);
    for (const kind of kinds) document.addEventListener(kind, mean, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", press);
      for (const kind of kinds) document.removeEventListener(kind, mean);
    };
  }, []);

  return meant ? <PrefetchPageLinks page={meant} /> : null;
}
