import type { ReactNode } from "react";
import { KeptPiece } from "~/ui/kept-piece.tsx";
import { usePlay } from "./play-context.ts";

interface Props {
  games: readonly { id: string }[];
  /** What else shows there. */
  by: readonly unknown[];
  children: ReactNode;
}

/** Cards that everybody sees alike, unless a favourite is among them (`KeptPiece`). */
export function KeptCards({ games, by, children }: Props) {
  const { hearts, trials, favoriteIds } = usePlay();
  const own = games.some(({ id }) => favoriteIds?.includes(id));
  return <KeptPiece by={own ? null : [games, hearts, trials, ...by]}>{children}</KeptPiece>;
}
