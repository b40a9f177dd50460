import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, line, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const TransferDown = graphql(`
  mutation TransferDown($input: TransferToLineInput!) {
    transferToLine(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export interface AccountOutcome extends FormOutcome {
  /** Which form it was: without a script the page has both, and one answer. */
  form: "transfer" | "note" | "tags";
  /** The key of the next try. */
  idempotencyKey?: string;
}

interface Change {
  account: string;
  form: FormData;
  /** The page that the form is on. */
  here: URL;
}

const SaveAccountNote = graphql(`
  mutation SaveAccountNote($input: AccountNoteInput!) {
    saveAccountNote(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Notes something about the account, for the agent alone (N9); a blank text removes the note.
 * @throws Response a redirect to the account with a success message
 */
export async function saveNote({ gateway }: AppLoadContext, { account, form, here }: Change) {
  const { input, values } = readForm(form, { note: line });
  const { data } = await gateway.execute(SaveAccountNote, {
    input: { account, text: input.note },
  });
  const result = data?.saveAccountNote;
  if (result?.__typename === "ChangePreferencesSuccess") throw doneAt(here, "note");
  return answerOutcome<AccountOutcome>({ problem: refusalOf(result), values, form: "note" });
}

const SaveAccountTags = graphql(`
  mutation SaveAccountTags($input: AccountTagsInput!) {
    saveAccountTags(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Tags the account with those that are ticked and a new one, for the agent alone (N21).
 * @throws Response a redirect to the account with a success message
 */
export async function saveTags({ gateway }: AppLoadContext, { account, form, here }: Change) {
  const { input, values } = readForm(form, { newTag: line });
  const tags = form.getAll("tag").map(String);
  if (input.newTag) tags.push(input.newTag);
  const { data } = await gateway.execute(SaveAccountTags, { input: { account, tags } });
  const result = data?.saveAccountTags;
  if (result?.__typename === "ChangePreferencesSuccess") throw doneAt(here, "tags");
  return answerOutcome<AccountOutcome>({ problem: refusalOf(result), values, form: "tags" });
}

const fields = { amount, paymentPassword: secret, idempotencyKey: once };

/**
 * Sends money to an account below (CA19). It moves once for a key, however often it is sent.
 * @throws Response a redirect to the account, with the news that it worked
 */
export async function transferDown({ gateway }: AppLoadContext, { account, form, here }: Change) {
  const { input, values } = readForm(form, fields);
  const wish = { ...input, account, direction: "DOWNLINE" as const };
  const { data } = await gateway.execute(TransferDown, { input: wish });
  const result = data?.transferToLine;
  if (result?.__typename === "TransferToLineSuccess") throw doneAt(here, "transfer");
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<AccountOutcome>({ problem, values, form: "transfer", idempotencyKey });
}

function doneAt({ pathname, searchParams }: URL, done: AccountOutcome["form"]): Response {
  const query = new URLSearchParams(searchParams);
  query.set("done", done);
  query.delete("template");
  return redirect(`${pathname}?${query}`);
}
