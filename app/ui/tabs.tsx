import { Link, type LinkProps } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { choiceLook } from "./choice.ts";

const looks = {
  /** Side by side over the whole width, as at the top of a form. */
  wide: {
    list: "grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-ground p-1",
    tab: "min-h-11 px-3 font-semibold rounded-control",
    now: "bg-raised text-ink",
    other: "text-quiet hover:text-ink",
  },
  /** No wider than their words. */
  slim: {
    list: "flex gap-1 rounded-control bg-surface p-1",
    tab: "min-h-9 px-3 rounded-control whitespace-nowrap",
    now: "bg-raised font-semibold text-ink",
    other: "text-quiet hover:text-ink",
  },
  /** Each for itself. */
  pills: {
    list: "flex gap-2",
    tab: choiceLook("chip", "min-h-11 px-4 font-semibold rounded-full whitespace-nowrap"),
    now: "",
    other: "",
  },
};

const inPlace = { replace: true, preventScrollReset: true };

interface Props<Name extends string> {
  label: string;
  tabs: readonly { name: Name; text: string; to: string; icon?: ReactNode }[];
  /** Which one is shown; null where none of them is. */
  now: Name | null;
  look?: keyof typeof looks;
  /** How their links behave; unless told otherwise, going back leaves all of them at once. */
  link?: Pick<LinkProps, "replace" | "preventScrollReset" | "prefetch">;
  /** Changes the tab in place, where there is no page to go to. */
  onPick?: (name: Name) => void;
}

/** Views of one thing, side by side. Links, so that they work without a script. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { label, tabs, now, look = "wide", link = inPlace, onPick } = props;
  const { list, tab, now: chosen, other } = looks[look];
  return (
    <nav aria-label={label}>
      <ul className={list}>
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
              className={clsx(
                "flex items-center justify-center gap-2 text-center text-sm transition-colors",
                tab,
                name === now ? chosen : other,
              )}
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
