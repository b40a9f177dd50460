import { clsx } from "clsx";
import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";

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
  children: ReactNode;
}

/**
 * A disclosure on the native `details` element, which works without JavaScript. `styles/looks.css` removes its
 * marker.
 */
export function Disclosure(props: Props) {
  const { summary, look, label, arrow, inner, className, children, ...rest } = props;
  return (
    <details {...rest} ref={inner} className={clsx("group", className)}>
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
