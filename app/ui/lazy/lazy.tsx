/**
 * Components with a separate chunk, for pages that would otherwise load over 5 kB too much (decision 0031). The
 * server always renders them. The browser shows the server's HTML until the code arrives, so links and forms work as
 * without JavaScript. `React.lazy` can't do that: an update above the boundary replaces the HTML by the fallback.
 */
import { useLocation } from "@remix-run/react";
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { loadChunk } from "./load-chunk.ts";

/** The code of one lazy component, shared by all its uses. */
class LazyCode<Props> {
  component: ComponentType<Props> | null = null;

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  /** @throws ChunkLoadError if the code doesn't arrive; the next call tries again (A72) */
  async fetch(): Promise<void> {
    this.component ??= await loadChunk(this.load);
  }
}

/** Registered when their modules are evaluated: on the server all, in the browser those of signed-in visitors. */
const registered: { component: unknown; fetch(): Promise<void> }[] = [];

/**
 * Loads the code of lazy components before the first render: on the server of all, so that it can render them (only an
 * isolate's first page waits for it); in the browser of those for signed-in visitors, for a signed-in visitor's page.
 */
export async function loadLazyComponents(): Promise<void> {
  const missing = registered.filter(({ component }) => component === null);
  if (missing.length > 0) await Promise.all(missing.map((code) => code.fetch()));
}

/**
 * Creates a lazy component. If its code doesn't arrive, the server's HTML stays; a component that only the browser
 * renders shows a message with a reload button (E33).
 * @param load `() => import("./offer-form.tsx").then((module) => module.OfferForm)`
 * @param height the class that reserves the component's height while the code is loading
 * @param before for whom the code is loaded before hydration; for others with the component
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = "h-24",
  before: "signed-in" | "nobody" = "nobody",
) {
  const code = new LazyCode(load);
  if (import.meta.env.SSR || before === "signed-in") registered.push(code);
  return (props: Props): ReactNode => <Loader code={code} height={height} props={props} />;
}

/** React doesn't change the content of an element with this prop. */
const asServed = { __html: "" };

interface LoaderProps<Props> {
  code: LazyCode<Props>;
  height: string;
  props: Props;
}

function Loader<Props extends object>({ code, height, props }: LoaderProps<Props>) {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [Component, setComponent] = useState(() => code.component);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  const focused = useRef<string>();
  const opened = useRef<readonly boolean[]>([]);

  useEffect(() => {
    if (Component || failed) return;
    let mounted = true;
    code.fetch().then(
      () => {
        // Rendering the component would clear fields that the visitor has begun to fill in.
        if (!mounted || typed.current) return;
        if (box.current?.matches(":focus-within")) focused.current = document.activeElement?.id;
        opened.current = disclosuresIn(box.current).map(({ open }) => open);
        // At once, so that nothing can be opened between this reading and the new element.
        flushSync(() => setComponent(() => code.component));
      },
      () => mounted && setFailed(true),
    );
    return () => {
      mounted = false;
    };
  }, [code, Component, failed]);

  // The server's HTML is replaced: what was open in it stays open, and the new element gets the focus.
  useLayoutEffect(() => {
    if (!Component) return;
    for (const [at, disclosure] of disclosuresIn(box.current).entries()) {
      if (opened.current[at]) disclosure.open = true;
    }
    if (focused.current) document.getElementById(focused.current)?.focus();
  }, [Component]);

  if (import.meta.env.SSR && !Component) {
    throw new Error("The server renders a lazy component before loadLazyComponents().");
  }
  if (Component) {
    return (
      <div ref={box} className="contents">
        <Component {...props} />
      </div>
    );
  }
  // After a navigation, the server's HTML of the previous address may be out of date.
  if (served && !(failed && key !== firstKey)) {
    return (
      <div
        ref={box}
        className="contents"
        suppressHydrationWarning
        onInput={() => {
          typed.current = true;
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the server's HTML stays
        dangerouslySetInnerHTML={asServed}
      />
    );
  }
  return failed ? <Failure /> : <div aria-busy="true" className={`skeleton ${height}`} />;
}

const disclosuresIn = (box: HTMLElement | null) => [...(box?.querySelectorAll("details") ?? [])];

function Failure() {
  const { t } = useI18n();
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-sm">
      <p>{t("home.failed")}</p>
      {/* Browsers request an imported file only once per document. */}
      <Button onClick={() => window.location.reload()} tone="quiet" size="small">
        {t("errors.reload")}
      </Button>
    </div>
  );
}
