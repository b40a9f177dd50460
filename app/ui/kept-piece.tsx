/**
 * A part of a page that many visitors get alike, rendered once and then put in as it is (decision 0019): React
 * needn't walk through it again. In the browser it is what is inside, and comes alive like everything else.
 */
import { createContext, type ReactNode, useContext, useId } from "react";

/** The server's finished pieces, for one rendering. */
export interface Pieces {
  /** A piece as HTML, or null where it has to be rendered. */
  find(source: object, key: string): string | null;
  /** The number by which a piece that is rendered now is found in the page. */
  note(source: object, key: string): number;
}

/** Null in the browser. */
export const PiecesContext = createContext<Pieces | null>(null);

interface KeptPieceProps {
  /**
   * The gateway's answer that is shown. It has to be one of those that the gateway keeps for many visitors: the
   * piece lives as long as it does. Null where there is none.
   */
  of: object | null | undefined;
  /** All else that shows in the piece; nothing that is one visitor's own may. */
  by?: string;
  children: ReactNode;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "kept-piece": React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        "data-piece"?: number;
      };
    }
  }
}

export function KeptPiece({ of, by = "", children }: KeptPieceProps) {
  const pieces = useContext(PiecesContext);
  // Ids of what is inside grow from the place in the tree: a piece fits where it was rendered and nowhere else.
  const key = `${useId()} ${by}`;
  if (!pieces || !of) return <kept-piece>{children}</kept-piece>;
  const html = pieces.find(of, key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote for an earlier visitor
  if (html !== null) return <kept-piece dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <PiecesContext.Provider value={null}>
      <kept-piece data-piece={pieces.note(of, key)}>{children}</kept-piece>
    </PiecesContext.Provider>
  );
}
