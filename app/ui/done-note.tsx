import type { ReactNode } from "react";

/** Over a page: what was just done there, read out as well. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-5 rounded-control border border-gain/50 bg-gain/10 p-3 text-sm break-words"
    >
      {children}
    </p>
  );
}
