import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { line, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { AsideHow } from "~/graphql/generated/graphql";
import { kindOf } from "~/routes/agent/attention/kinds.ts";

const SetEntryAside = graphql(`
  mutation SetEntryAside($input: SetEntryAsideInput!) {
    setEntryAside(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const BringEntryBack = graphql(`
  mutation BringEntryBack($id: ID!) {
    bringEntryBack(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const hows: Readonly<Record<string, AsideHow>> = { done: "DONE", later: "LATER", never: "NEVER" };

/**
 * Sets an entry aside, or lists it again (N22).
 * @throws Response a redirect to the same page
 */
export async function changeList({ gateway }: AppLoadContext, form: FormData, here: URL) {
  const { input, values, intent } = readForm(form, {
    id: once,
    kind: once,
    party: once,
    name: line,
    until: once,
  });
  const { id, party, name, until } = input;
  const [how, kind] = [hows[intent], kindOf(input.kind)];
  const result =
    intent === "back"
      ? (await gateway.execute(BringEntryBack, { id })).data?.bringEntryBack
      : how && kind
        ? (
            await gateway.execute(SetEntryAside, {
              input: { kind, entry: id, party, name, how, until: until || null },
            })
          ).data?.setEntryAside
        : undefined;
  if (result?.__typename === "ChangePreferencesSuccess") {
    const query = new URLSearchParams(here.searchParams);
    query.set("done", intent);
    query.delete("offset");
    throw redirect(`${here.pathname}?${query}`);
  }
  return answerOutcome({ problem: refusalOf(result), values });
}
