import { Link } from "@remix-run/react";
import { clsx } from "clsx";

interface StepTabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; text: string; to: string }[];
  now: Name;
  /** Changes the tab in place, where there is no page to go to. */
  onPick?: (name: Name) => void;
}

/** Ways to do the same thing, side by side. Links, so that they work without a script. */
export function StepTabs<Name extends string>({ label, tabs, now, onPick }: StepTabsProps<Name>) {
  return (
    <nav aria-label={label}>
      <ul className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-ground p-1">
        {tabs.map(({ name, text, to }) => (
          <li key={name}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={name === now ? "page" : undefined}
              onClick={(event) => {
                if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onPick(name);
              }}
              className={clsx(
                "grid min-h-11 place-items-center rounded-control px-3 text-center text-sm font-semibold transition-colors",
                name === now ? "bg-raised text-ink" : "text-quiet hover:text-ink",
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
