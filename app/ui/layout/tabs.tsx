import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { choiceLook } from "~/ui/controls/choice.ts";

const inPlace = { replace: true, preventScrollReset: true };

interface Props<Name extends string> {
  label: string;
  tabs: readonly { name: Name; text: string; to: string; icon?: ReactNode }[];
  /** Which one is shown; null where none of them is. */
  now: Name | null;
  /**
   * `wide` is over the whole width, as at the top of a form, `slim` no wider than the words, `pills` each for
   * itself (`styles/looks.css`).
   */
  look?: "wide" | "slim" | "pills";
  /** How their links behave; unless told otherwise, going back leaves all of them at once. */
  link?: Pick<LinkProps, "replace" | "preventScrollReset" | "prefetch">;
  /** Changes the tab in place, where there is no page to go to. */
  onPick?: (name: Name) => void;
}

/** Views of one thing, side by side. Links, so that they work without a script. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { label, tabs, now, look = "wide", link = inPlace, onPick } = props;
  const tab = look === "pills" ? choiceLook("chip", "tab") : "tab";
  return (
    <nav aria-label={label}>
      <ul className={`tabs-${look}`}>
        {tabs.map(({ name, text, to, icon }) => (
          <li key={name}>
            <Link
              to={to}
              {...link}
              aria-current={name === now ? "page" : undefined}
              onClick={(event) => {
                if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onPick(name);
              }}
              className={tab}
            >
              {icon}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
