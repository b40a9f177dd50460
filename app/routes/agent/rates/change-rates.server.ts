import type { AppLoadContext } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { type Refusal, refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import { readRates } from "~/routes/agent/rate-input/read-rates.ts";
import { mostAccounts } from "./review.ts";

const SetRatesOfSeveral = graphql(`
  mutation SetRatesOfSeveral($input: SetDownlineRatesInput!) {
    setDownlineRates(input: $input) {
      __typename
      ... on SetDownlineRatesSuccess {
        from
      }
      ...Refusal_refusal
    }
  }
`);

/** What became of an account; null where its rates were changed. */
export interface AccountResult {
  account: string;
  problem: Refusal | null;
}

/**
 * Sets the same rates for several direct members (CA58) from a day on, one after another. An account that is refused stops
 * no other one. To send it twice sets the same rates.
 */
export async function changeRates({ gateway, language }: AppLoadContext, form: FormData) {
  const { rates } = readRates(form, language);
  const accounts = [...new Set(form.getAll("account").map(String))].slice(0, mostAccounts);
  const from = String(form.get("from") ?? "");
  const results: AccountResult[] = [];
  let holdFrom: string | null = null;
  for (const account of accounts) {
    const { data: answer } = await gateway.execute(SetRatesOfSeveral, {
      input: { account, rates, ...(from === "" ? {} : { from }) },
    });
    const result = answer?.setDownlineRates;
    const isDone = result?.__typename === "SetDownlineRatesSuccess";
    if (isDone) holdFrom = result.from ?? null;
    results.push({ account, problem: isDone ? null : refusalOf(result) });
  }
  const refused = results.length === 0 || results.some(({ problem }) => problem !== null);
  return data({ results, from, holdFrom }, { status: refused ? 422 : 200 });
}
