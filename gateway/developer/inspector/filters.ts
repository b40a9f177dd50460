/** Filter and search of the page, stored in its URL: `?show=drifting&q=wallet`. */
import { fatal, harmful, type RowView } from "./rows.ts";

export const filters = {
  all: { title: "All", matches: () => true },
  called: { title: "Called", matches: ({ seen }: RowView) => Boolean(seen?.last) },
  drifting: { title: "Drifting", matches: (view: RowView) => harmful(view).length > 0 },
  failing: { title: "Failing", matches: (view: RowView) => fatal(view) },
  extra: {
    title: "Extra fields",
    matches: ({ differences }: RowView) => differences.some(({ kind }) => kind === "unknown"),
  },
  assumed: { title: "Assumed", matches: ({ row }: RowView) => row.source === "assumed" },
  uncalled: { title: "Not called", matches: ({ seen }: RowView) => !seen?.last },
} as const;

export type FilterName = keyof typeof filters;

export interface View {
  show: FilterName;
  /** Part of an id, a path or a summary; "" for any. */
  search: string;
  /** True when the page reloads every few seconds. */
  follow: boolean;
}

const longestSearch = 80;

export function viewOf(params: URLSearchParams): View {
  const show = params.get("show") ?? "";
  return {
    show: Object.hasOwn(filters, show) ? (show as FilterName) : "all",
    search: (params.get("q") ?? "").trim().slice(0, longestSearch),
    follow: params.has("follow"),
  };
}

/** The page's URL with parts of the view changed. */
export function addressOf(view: View, change: Partial<View> = {}): string {
  const { show, search, follow } = { ...view, ...change };
  const params = new URLSearchParams();
  if (show !== "all") params.set("show", show);
  if (search) params.set("q", search);
  if (follow) params.set("follow", "1");
  const query = params.toString();
  return query ? `${pagePath}?${query}` : pagePath;
}

export const pagePath = "/dev/platform";

/** The rows that match the search. The filter is applied afterwards, so that its counts cover these rows. */
export function searchRows(views: readonly RowView[], search: string): RowView[] {
  const words = search.toLowerCase();
  return views.filter(({ row, path }) =>
    [row.id, path, row.path, row.summary].some((text) => text.toLowerCase().includes(words)),
  );
}
