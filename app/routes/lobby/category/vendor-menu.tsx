import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { useRef } from "react";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { type LobbyQuery, lobbyHref } from "~/routes/lobby/lobby-query.ts";
import { choiceLook } from "~/ui/controls/choice.ts";
import { useOverflow } from "~/ui/hooks/use-overflow.ts";

const VendorMenu_lobby = graphql(`
  fragment VendorMenu_lobby on Lobby {
    vendors {
      code
      name
      logo
    }
  }
`);

interface VendorMenuProps {
  lobby: FragmentType<typeof VendorMenu_lobby> | null;
  path: string;
  query: LobbyQuery;
}

const arrow =
  "grid size-11 place-items-center rounded-full border border-line bg-surface transition-colors enabled:hover:border-accent enabled:hover:text-accent disabled:opacity-40";

const tile = choiceLook(
  "tile",
  "flex h-14 items-center gap-2.5 rounded-control pr-4 text-sm font-semibold whitespace-nowrap",
);

/**
 * The vendors of the page as a row to slide (U23), several at once; on phones they are in the filters (L2, L4). One vendor
 * is no choice, so then there is no row.
 */
export function VendorMenu({ lobby, path, query }: VendorMenuProps) {
  const { t } = useI18n();
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useOverflow(row);
  const vendors = readFragment(VendorMenu_lobby, lobby)?.vendors ?? [];
  if (vendors.length < 2) return null;

  const slide = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: "smooth" });
  };

  return (
    <nav aria-label={t("lobby.vendors")} className="mb-4 hidden items-center gap-2 sm:flex">
      <ul ref={row} className="fade-row -mx-1 min-w-0 flex-1 scroll-px-1 gap-2 p-1">
        <li className="shrink-0 snap-start">
          <Link
            to={lobbyHref(path, query, { vendors: [] })}
            preventScrollReset
            aria-current={query.vendors.length ? undefined : "true"}
            className={clsx(tile, "pl-4")}
          >
            {t("lobby.allVendors")}
          </Link>
        </li>
        {vendors.map(({ code, name, logo }) => {
          const current = query.vendors.includes(code);
          return (
            <li key={code} className="shrink-0 snap-start">
              <Link
                to={lobbyHref(path, query, {
                  vendors: current
                    ? query.vendors.filter((each) => each !== code)
                    : [...query.vendors, code],
                })}
                preventScrollReset
                aria-current={current ? "true" : undefined}
                className={clsx(tile, "pl-2")}
              >
                {logo ? (
                  <img
                    src={logo}
                    alt=""
                    width={52}
                    height={40}
                    loading="lazy"
                    decoding="async"
                    className="h-10 w-13 rounded-[calc(var(--radius-control)-2px)] object-cover"
                  />
                ) : null}
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {/* Their place is kept where all of the row is in sight, and until a script has seen that it isn't. */}
      <div className={clsx("hidden gap-2 lg:flex", !before && !after && "invisible")}>
        <button
          type="button"
          onClick={() => slide(-1)}
          disabled={!before}
          aria-label={t("lobby.previousVendors")}
          className={arrow}
        >
          <i className="icon-chevron-left size-5" />
        </button>
        <button
          type="button"
          onClick={() => slide(1)}
          disabled={!after}
          aria-label={t("lobby.nextVendors")}
          className={arrow}
        >
          <i className="icon-chevron-right size-5" />
        </button>
      </div>
    </nav>
  );
}
