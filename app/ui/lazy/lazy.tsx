import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { loadChunk } from "./load-chunk.ts";

/** Whether what is around a part is about to be used (`fold.tsx`, `near.tsx`), or has to be drawn anew; what is in sight is. */
export const WantedContext = createContext<boolean | "anew">(true);

/** A part on the server, which has its code at hand. */
export function here<Props extends object>(Part: ComponentType<Props>) {
  const part = (props: Props): ReactNode => (
    <div>
      <Part {...props} />
    </div>
  );
  return Object.assign(part, { fetch: () => undefined });
}

/**
 * A part of a page whose code comes when it is about to be used (decision 0025). Until then it is what the server
 * wrote, links and forms that work without a script; it stays that where somebody has begun to fill it in, and where
 * the code does not come. Drawn by the browser, its place is kept, and a failure offers to load the page anew.
 *
 * The part is in a file `*.later.tsx`, which the browser's half of a build takes for one that does nothing by itself
 * (`tooling/portico.ts`): `const X = import.meta.env.SSR ? here(Inside) : later(() => import("./inside.later.tsx")…)`.
 * @returns the part, with `fetch` for what leads to it
 * @param room the class that keeps its place, as high as it will be
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room = "h-24",
) {
  const source = new Source(load, room);
  const part = (props: Props): ReactNode => <Place source={source} props={props} />;
  return Object.assign(part, { fetch: () => void source.fetch().catch(() => undefined) });
}

/** The code of one part, for all places that show it. */
class Source<Props> {
  known: ComponentType<Props> | null = null;
  private coming: Promise<void> | null = null;

  constructor(
    private readonly load: () => Promise<ComponentType<Props>>,
    readonly room: string,
  ) {}

  /** @throws ChunkLoadError when it does not come; the next call asks anew */
  fetch(): Promise<void> {
    this.coming ??= loadChunk(this.load).then(
      (part) => {
        this.known = part;
      },
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }
}

/** The inside of an element that React leaves as the server wrote it. */
const asServed = { __html: "" };

function Place<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const { t } = useI18n();
  const wanted = useContext(WantedContext);
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  const [Part, setPart] = useState(() => source.known);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const focused = useRef<string>();

  useEffect(() => {
    if (!wanted || Part || failed) return;
    let there = true;
    source.fetch().then(
      () => {
        // What somebody types into is not taken away.
        if (!there || begun.current) return;
        if (box.current?.matches(":focus-within")) focused.current = document.activeElement?.id;
        setPart(() => source.known);
      },
      () => there && setFailed(true),
    );
    return () => {
      there = false;
    };
  }, [source, wanted, Part, failed]);

  // What had the focus is there anew.
  useLayoutEffect(() => {
    if (Part && focused.current) document.getElementById(focused.current)?.focus();
  }, [Part]);

  if (Part) {
    return (
      <div>
        <Part {...props} />
      </div>
    );
  }
  // What the server wrote is out of date where it would have to be drawn anew.
  if (served && !(failed && wanted === "anew")) {
    return (
      <div
        ref={box}
        suppressHydrationWarning
        onInput={() => {
          begun.current = true;
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server wrote stays
        dangerouslySetInnerHTML={asServed}
      />
    );
  }
  return failed ? (
    <div role="alert" className="grid justify-items-start gap-2 text-sm">
      <p>{t("home.failed")}</p>
      {/* A browser asks for what a file imports once in the life of a page. */}
      <Button onClick={() => window.location.reload()} tone="quiet" size="small">
        {t("errors.reload")}
      </Button>
    </div>
  ) : (
    <div aria-busy="true" className={`skeleton ${source.room}`} />
  );
}
