import { useEffect, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { RowSkeleton } from "~/routes/lobby/home/skeletons.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { SectionLook } from "../../../../../brands/look/form.ts";
import { SectionRow } from "./section-row.tsx";
import { useSectionGames } from "./use-section-games.ts";

interface Props {
  type: string;
  path: string;
  category: string;
  look: SectionLook;
}

/** How far below the screen a section begins to load. */
const ahead = "300px";

/**
 * The row of a section further down. It loads its games when it comes near the viewport. Without JavaScript it is a
 * link to the category.
 */
export function LateRow({ type, path, category, look }: Props) {
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const { games, hasMore, state, more } = useSectionGames(type, null);
  const wanted = games.length === 0 && hasMore && state === "idle";

  useEffect(() => {
    const node = place.current;
    if (!node || !wanted) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        more();
      },
      { rootMargin: ahead },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [wanted, more]);

  if (games.length > 0 || !hasMore) {
    return (
      <SectionRow
        type={type}
        path={path}
        category={category}
        look={look}
        first={{ games: { nodes: games, pageInfo: { hasMore } } }}
      />
    );
  }
  if (state === "failed") return <FailedBlock name={category} onRetry={more} />;
  return (
    <div ref={place} aria-busy="true">
      <noscript>
        <GoLink to={path}>{t("home.sectionAll", { category })}</GoLink>
      </noscript>
      <span className="sr-only">{t("home.loading", { block: category })}</span>
      <RowSkeleton waits={!wanted} />
    </div>
  );
}
