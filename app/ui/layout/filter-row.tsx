import { Link } from "@remix-run/react";
import { useRef } from "react";
import { choiceLook } from "~/ui/controls/choice.ts";
import { useScrollRowToCurrent } from "~/ui/hooks/use-scroll-row-to-current.ts";

/** Choices of which one or none holds. */
export interface FilterGroup {
  name: string;
  label: string;
  /** `to` of the current choice takes it away again. */
  choices: readonly FilterChoice[];
}

interface FilterChoice {
  name: string;
  text: string;
  to: string;
  isOn: boolean;
  /** How many wait there, beside the text. */
  count?: number;
}

interface Props {
  label: string;
  /** The choice of everything, which is on while nothing else is. */
  all: { text: string; to: string };
  groups: readonly FilterGroup[];
}

/**
 * All filters of a list in one row of links (H14): it scrolls on phones, fading where it is cut, and wraps
 * elsewhere. Choosing what is chosen takes it away. It works without JavaScript.
 */
export function FilterRow({ label, all, groups }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const shown = groups.filter(({ choices }) => choices.length > 0);
  const on = shown.flatMap(({ choices }) => choices.filter(({ isOn }) => isOn));
  useScrollRowToCurrent(row, on.map(({ name }) => name).join() || null);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul ref={row} className="filter-row">
        <li>
          <Chip choice={{ name: "all", text: all.text, to: all.to, isOn: on.length === 0 }} />
        </li>
        {shown.map(({ name, label: what, choices }) => (
          <li key={name}>
            <ul aria-label={what}>
              {choices.map((choice) => (
                <li key={choice.name}>
                  <Chip choice={choice} removes={choice.isOn} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({ choice, removes }: { choice: FilterChoice; removes?: boolean }) {
  const { text, to, isOn, count } = choice;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
      className={choiceLook("chip", "filter-chip")}
    >
      {text}
      {count ? <span className="badge figures">{count}</span> : null}
      {removes ? <i className="icon-x size-4" /> : null}
    </Link>
  );
}
