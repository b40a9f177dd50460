import { clsx } from "clsx";
import { type DetailsHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from "react";
import { layerOf } from "~/ui/layers/layer-history.ts";

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "children"> {
  /** The content that is always visible. */
  summary: ReactNode;
  /** Classes of the summary: its height and layout. */
  look?: string;
  /** The accessible name, if the summary is an icon. */
  label?: string;
  /** Classes of an arrow that turns when it opens; no arrow without them. */
  arrow?: string;
  inner?: Ref<HTMLDetailsElement>;
  /** Set if its content lies over the page, so that Back closes it. A menu has this by `useMenu`. */
  over?: boolean;
  children: ReactNode;
}

/**
 * A disclosure on the native `details` element, which works without JavaScript. `styles/looks.css` removes its
 * marker.
 */
export function Disclosure(props: Props) {
  const { summary, look, label, arrow, inner, over, className, children, ...rest } = props;
  const own = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const box = own.current;
    if (!box || !over) return;
    const close = () => {
      box.open = false;
      box.querySelector("summary")?.focus();
    };
    return layerOf(box, () => box.open, close);
  }, [over]);
  return (
    <details {...rest} ref={inner ?? own} className={clsx("group", className)}>
      <summary aria-label={label} title={label} className={look}>
        {summary}
        {arrow === undefined ? null : (
          <i
            className={clsx("icon-chevron-down transition-transform group-open:rotate-180", arrow)}
          />
        )}
      </summary>
      {children}
    </details>
  );
}
