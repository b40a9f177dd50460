import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SuggestResponse } from "~/components/search/suggestions.ts";
import { SearchSuggestions } from "~/components/search/suggestions-query.server.ts";
import { gameTypeIn } from "~/play/game-type.ts";
import { longestQuery } from "../../../search/rank.ts";

/** Q1, Q6: the results of a search as JSON, for a browser that has no index yet. `q` is the text. It also says what the visitor's market allows (Q5). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get("q") ?? "").slice(0, longestQuery);
  const first = gameTypeIn(searchParams, "first");
  const { data } = await context.gateway.execute(SearchSuggestions, { text, first });
  if (!data?.search) return new Response(null, { status: 503 });
  const { products, bonusesShown } = context.market;
  const rules = products === "ALL" && bonusesShown ? null : { products, bonusesShown };
  const found: SuggestResponse = { ...data.search, rules };
  return Response.json(found);
}
