/** What an agent has noted about accounts of its line: a note and tags each, for itself alone (N9, N21). */
import { invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { AccountNoteInput, AccountTagsInput } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import { findDownlineAccount } from "../agent/team.ts";
import { ownerOf, put, type Result, remove, saved } from "./change-preferences.ts";
import { noteOf, tagsIn } from "./records.ts";

/** In characters. */
const longestTag = 24;
const mostTagsOfAccount = 8;
/** Different tags of an agent. */
const mostTags = 40;

/** Accounts are named without regard to case. */
const keyOf = (account: string): string => account.toLowerCase();

/** Whether an account is somewhere below the viewer: about others nothing is kept. */
const isBelow = async (account: string, context: GatewayContext): Promise<boolean> =>
  (await findDownlineAccount({ account }, context)) !== null;

export async function saveNote(
  { account, text }: AccountNoteInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  const note = form.optionalText("note", text);
  if (form.errors.length > 0) return invalidInput(form.errors);
  const key = keyOf(account);
  if (note !== null) {
    if (!(await isBelow(account, context))) return refused("NOT_FOUND");
    return put(context, { kind: "note", key, value: note });
  }
  await remove(context, "note", key);
  return saved(key);
}

export async function saveTags(
  { account, tags }: AccountTagsInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  const names = tags.flatMap((tag) => form.optionalText("tags", tag) ?? []);
  const wanted = [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
  if (wanted.some((tag) => Array.from(tag).length > longestTag)) {
    form.refuse("tags", "validation.tooLong", { max: longestTag });
  }
  if (wanted.length > mostTagsOfAccount) {
    form.refuse("tags", "validation.range", { min: 0, max: mostTagsOfAccount });
  }
  if (form.errors.length > 0) return invalidInput(form.errors);
  const key = keyOf(account);
  if (wanted.length === 0) {
    await remove(context, "tags", key);
    return saved(key);
  }
  if (!(await isBelow(account, context))) return refused("NOT_FOUND");
  const known = (await readTags(context)).map(({ name }) => name);
  if (new Set([...known, ...wanted]).size > mostTags) return refused("TOO_MANY_SAVED");
  return put(context, { kind: "tags", key, value: wanted });
}

export async function readNote(account: string, context: GatewayContext): Promise<string | null> {
  const owner = await ownerOf(context);
  return noteOf(await context.scope.preferences.find(owner, "note", keyOf(account)));
}

/** The viewer's records of tags. The port reads them once for a request. */
const tagRecords = async (context: GatewayContext) =>
  context.scope.preferences.list(await ownerOf(context), ["tags"]);

/** The tags of an account, by name; null for who is no agent. */
export async function tagsOf(account: string, context: GatewayContext): Promise<string[] | null> {
  const owner = (await context.scope.session.read())?.account;
  if (owner?.role !== "AGENT") return null;
  const records = await context.scope.preferences.list(owner, ["tags"]);
  return tagsIn(records.find(({ key }) => key === keyOf(account))?.value ?? null);
}

/** The viewer's tags by name, with their number of accounts. */
export async function readTags(context: GatewayContext) {
  const counts = new Map<string, number>();
  for (const { value } of await tagRecords(context)) {
    for (const tag of tagsIn(value)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, accounts]) => ({ name, accounts }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The notes on some accounts. */
export async function notesOf(
  accounts: readonly string[],
  context: GatewayContext,
): Promise<ReadonlyMap<string, string | null>> {
  const { preferences } = context.scope;
  const records = await preferences.some(await ownerOf(context), "note", accounts.map(keyOf));
  const notes = new Map(records.map(({ key, value }) => [key, noteOf(value)]));
  return new Map(accounts.map((account) => [account, notes.get(keyOf(account)) ?? null]));
}

/** The accounts with a tag, or a note, or both; null where neither is asked for. */
export async function accountsMarked(
  { tag, noted }: { tag?: string | null | undefined; noted: boolean },
  context: GatewayContext,
): Promise<string[] | null> {
  if (!tag && !noted) return null;
  const tagged = tag
    ? (await tagRecords(context)).flatMap(({ key, value }) =>
        tagsIn(value).includes(tag) ? key : [],
      )
    : null;
  if (!noted) return tagged;
  const { preferences } = context.scope;
  const notes = (await preferences.list(await ownerOf(context), ["note"])).map(({ key }) => key);
  return tagged ? tagged.filter((key) => notes.includes(key)) : notes;
}
