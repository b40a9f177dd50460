import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** How long a pointer rests on a link, or the focus, until what it leads to is fetched, in ms. */
const intent = 100;

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-go]") : null;

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Follows the links of `GoLink` within the page, once for all of them. Whatever a link's own component did
 * with the click has been done by then; before the page is alive the browser follows them.
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
      go.current(pathname + search + hash, { replace: href === window.location.href });
    };
    const mean = (event: Event) => {
      clearTimeout(timer);
      const link = linkAt(event);
      if (link) timer = setTimeout(() => setMeant(link.pathname + link.search), intent);
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
