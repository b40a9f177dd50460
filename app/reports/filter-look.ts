/** One look for the fields of filters. */
export const filterLook =
  "min-h-11 rounded-control border border-line bg-ground px-3 text-sm text-ink transition-colors hover:border-quiet";
