/**
 * A part of a page that many visitors get alike, rendered once and then put in as it is (decision 0019): React
 * needn't walk through it again. In the browser it is what is inside, and comes alive like everything else.
 */
import { createContext, type ReactNode, useContext, useId } from "react";

/** The server's finished pieces, for one rendering. */
export interface Pieces {
  /** A piece as HTML, or null where it has to be rendered; `mark` says in the page which it is. `by` is all that shows in it but brand and language. */
  find(key: string, by: readonly unknown[]): { html: string | null; mark: string | undefined };
}

/** Null in the browser. */
export const PiecesContext = createContext<Pieces | null>(null);

interface KeptPieceProps {
  /** All that shows in the piece, but for brand and language. Null where it is one visitor's own, or still to come. */
  by: readonly unknown[] | null;
  children: ReactNode;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "kept-piece": React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        "data-piece"?: string | undefined;
      };
    }
  }
}

export function KeptPiece({ by, children }: KeptPieceProps) {
  const pieces = useContext(PiecesContext);
  // Ids of what is inside grow from the place in the tree: a piece fits where it was rendered and nowhere else.
  const place = useId();
  if (!pieces || !by) return <kept-piece>{children}</kept-piece>;
  const { html, mark } = pieces.find(place, by);
  if (html !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote for an earlier visitor
    return <kept-piece data-piece={mark} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <PiecesContext.Provider value={null}>
      <kept-piece data-piece={mark}>{children}</kept-piece>
    </PiecesContext.Provider>
  );
}
