import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { choiceLook } from "~/ui/controls/choice.ts";

const inPlace = { replace: true, preventScrollReset: true };

interface Props<Name extends string> {
  label: string;
  tabs: readonly { name: Name; text: string; to: string; icon?: ReactNode }[];
  /** The current tab; null for none. */
  now: Name | null;
  /**
   * `wide` fills the width, as above a form; `slim` is as wide as its text; `pills` are separate
   * (`styles/looks.css`).
   */
  look?: "wide" | "slim" | "pills";
  /** Behavior of the links. By default they replace the history entry, so that Back leaves all tabs at once. */
  link?: Pick<LinkProps, "replace" | "preventScrollReset" | "prefetch">;
  /** Changes the tab in place, for tabs without pages of their own. */
  onPick?: (name: Name) => void;
}

/** Tabs as links, so that they work without JavaScript. */
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
