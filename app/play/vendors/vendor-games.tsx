import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { VendorGameRow } from "./vendor-game-row.tsx";
import type { VendorGamesFound } from "./vendor-games.server.ts";

interface VendorGamesProps {
  found: VendorGamesFound;
  /** Turns the page in place. Without it links lead to the page of the list. */
  onPage?: (page: number) => void;
}

/** A vendor's games, five a page (M11, K7). */
export function VendorGames({ found, onPage }: VendorGamesProps) {
  const { t } = useI18n();
  const { vendor, type, name, page, pages, games } = found;
  if (!games) return <p role="alert">{t("lobby.errorText")}</p>;
  if (!games.length) return <p className="text-quiet">{t("play.vendorEmpty")}</p>;

  const turn = (to: number, label: string, rel: "prev" | "next") => {
    const look = { tone: "quiet", size: "tight", className: "min-w-16" } as const;
    if (onPage) {
      return (
        <Button onClick={() => onPage(to)} {...look}>
          {label}
        </Button>
      );
    }
    const query = new URLSearchParams({ vendor, type, name, page: String(to) });
    return (
      <ButtonLink to={`/play?${query}`} rel={rel} {...look}>
        {label}
      </ButtonLink>
    );
  };

  return (
    <>
      {/* The height of five rows, so that the buttons stay in place on a shorter last page. */}
      <ul className="grid min-h-[25rem] grid-cols-1 content-start gap-2">
        {games.map((game) => (
          <VendorGameRow key={game.id} game={game} />
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-between gap-3">
        {page > 1 ? turn(page - 1, t("lobby.previous"), "prev") : <span className="min-w-16" />}
        <p className="figures text-center text-sm text-quiet" aria-live="polite">
          {pages ? t("lobby.pageOf", { page, total: pages }) : t("lobby.page", { page })}
        </p>
        {found.hasMore ? turn(page + 1, t("lobby.next"), "next") : <span className="min-w-16" />}
      </div>
      {found.allPath ? (
        <p className="mt-4 text-center text-sm">
          <Link
            to={found.allPath}
            className="finger inline-block font-semibold text-accent hover:underline"
          >
            {t("play.vendorAll")}
          </Link>
        </p>
      ) : null}
    </>
  );
}
