import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Props {
  label: string;
  /** From the viewer down to the account whose members are shown. */
  path: readonly { id: string; account: string }[];
  /** Returns the address of the level below an account; null for the viewer. */
  href: (account: string | null) => string;
  /** What the page shows instead of the last level, such as what was searched. */
  instead?: string | null;
}

/** The way down a team, name by name; each leads to what is below it. */
export function Trail({ label, path, href, instead = null }: Props) {
  return (
    <nav aria-label={label} className="mb-3">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {path.map(({ id, account }, at) => (
          <Step key={id} first={at === 0}>
            {at === path.length - 1 && instead === null ? (
              <Here name={account} />
            ) : (
              <Link
                to={href(at === 0 ? null : account)}
                className="finger text-accent hover:underline"
              >
                {account}
              </Link>
            )}
          </Step>
        ))}
        {instead === null ? null : (
          <Step first={false}>
            <Here name={instead} />
          </Step>
        )}
      </ol>
    </nav>
  );
}

function Step({ first, children }: { first: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {first ? null : (
        <span aria-hidden="true" className="text-quiet">
          ›
        </span>
      )}
      {children}
    </li>
  );
}

const Here = ({ name }: { name: string }) => (
  <span aria-current="page" className="font-semibold">
    {name}
  </span>
);
