import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csvLoader } from "~/routes/member/report.server.ts";
import { dayColumns, gameColumns, productColumns } from "./columns.ts";
import { days, games, products } from "./report.server.ts";
import { longestDays, viewOf } from "./statement-query.server.ts";

const files = {
  day: csvLoader(days, dayColumns(), { longestDays }),
  product: csvLoader(products, productColumns(), { longestDays }),
  game: csvLoader(games, gameColumns, { longestDays }),
};

/** G25 as a file: the days of the address, by day, product or game. */
export const loader = (args: LoaderFunctionArgs) =>
  files[viewOf(new URL(args.request.url).searchParams)](args);
