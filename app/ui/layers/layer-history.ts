/**
 * Back closes what lies on top of the page (A221, decision 0069). While a layer is open, the browser's history has one
 * more entry of the same page. The router never sees that entry: it has the state of the page's own one.
 */

interface LayerState {
  idx?: number;
  key?: string;
  layer?: true;
}

const stateNow = () => (window.history.state ?? {}) as LayerState;

/** The page of the current entry, which the layers' entry shares. */
function pageNow(): string {
  const { idx, key } = stateNow();
  return JSON.stringify([idx, key, window.location.href]);
}

/** Starts to watch the history. */
function watchHistory() {
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const layers: (() => void)[] = [];
  /** The page that is shown, and whether its entry is the layers'. */
  let page = pageNow();
  let onTop = stateNow().layer === true;
  /** Whether the layers' entry is being taken back, and whether the page was left meanwhile. */
  let returning = false;
  let overtaken = false;
  /** Whether the document is left: going back would stop that. */
  let leaving = false;

  const note = () => {
    page = pageNow();
    onTop = stateNow().layer === true;
  };

  /** A navigation out of a layer takes the place of the layers' entry, so that Back leads to the page. */
  history.pushState = (...args) => {
    overtaken = returning;
    if (onTop) replace(...args);
    else push(...args);
    note();
  };
  history.replaceState = (...args) => {
    replace(...args);
    note();
  };

  /** Adds the entry for the first layer, or takes it back after the last one. */
  const settle = (mayAdd: boolean) => {
    if (returning || leaving || layers.length > 0 === onTop || (!onTop && !mayAdd)) return;
    if (onTop) {
      returning = true;
      history.back();
      return;
    }
    push(Object.assign({}, stateNow(), { layer: true }), "", window.location.href);
    onTop = true;
  };
  const settleSoon = (mayAdd = true) => void setTimeout(settle, 0, mayAdd);

  window.addEventListener(
    "popstate",
    (event) => {
      if (overtaken) {
        overtaken = false;
        event.stopImmediatePropagation();
        history.forward();
        return;
      }
      const isSamePage = pageNow() === page;
      note();
      if (isSamePage) {
        event.stopImmediatePropagation();
        if (!returning && !onTop) layers.at(-1)?.();
      }
      returning = false;
      // After a navigation a layer may be about to close with its page: an entry now would end the way forward.
      settleSoon(isSamePage);
    },
    { capture: true },
  );

  window.addEventListener("submit", (event) => {
    const form = event.target;
    leaving =
      !event.defaultPrevented && form instanceof HTMLFormElement && form.method !== "dialog";
  });
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const isHere = link instanceof HTMLAnchorElement && !link.target && !link.download;
    if (isHere && !event.defaultPrevented) leaving = true;
  });
  // Also a document that a script loads.
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  // A page that comes back from the browser's cache was not left after all.
  window.addEventListener("pageshow", () => {
    leaving = false;
    settleSoon();
  });
  settleSoon();

  return (close: () => void): (() => void) => {
    leaving = false;
    layers.push(close);
    settleSoon();
    return () => {
      const at = layers.lastIndexOf(close);
      if (at < 0) return;
      layers.splice(at, 1);
      settleSoon();
    };
  };
}

let add: ReturnType<typeof watchHistory> | null = null;

/**
 * Watches from the start, so that an entry of a page that was loaded anew is taken back, too. Where there is a mouse,
 * Back leaves the page as people expect it there.
 */
export function watchLayers(): void {
  if (window.matchMedia("(pointer: coarse)").matches) add ??= watchHistory();
}

/**
 * Notes a layer that has opened: a dialog, sheet, menu or chat.
 * @param close closes it as its close button does; Back calls it for the layer on top
 * @returns a function for when it has closed, however that was
 */
export function openLayer(close: () => void): () => void {
  return add?.(close) ?? (() => {});
}

/** Notes a layer whose element opens and closes by itself: a popover or `<details>`. Returns a function that ends it. */
export function layerOf(
  element: HTMLElement,
  isOpen: () => boolean,
  close: () => void,
): () => void {
  let closed: (() => void) | null = null;
  const follow = () => {
    if (isOpen() === (closed !== null)) return;
    if (closed) {
      closed();
      closed = null;
    } else closed = openLayer(close);
  };
  // It may have been opened before hydration.
  follow();
  element.addEventListener("toggle", follow);
  return () => {
    element.removeEventListener("toggle", follow);
    closed?.();
  };
}
