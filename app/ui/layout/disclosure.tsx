import { clsx } from "clsx";
import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "children"> {
  /** What is there while it is folded. */
  summary: ReactNode;
  /** Of the summary: how tall it is, how its parts are laid out. */
  look?: string;
  /** The summary in words, where it is a symbol. */
  label?: string;
  /** The classes of an arrow that turns as it unfolds; without them it has none. */
  arrow?: string;
  inner?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

/** What unfolds by a press, on the native element: works without a script. `styles/looks.css` takes its mark off. */
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
