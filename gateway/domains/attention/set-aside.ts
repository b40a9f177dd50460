/** What an agent has set aside of the work list: done, put off until a day, or never for an account (N22). */
import * as v from "valibot";
import { invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { AttentionKind, SetEntryAsideInput } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { clearSummaryCache } from "../../session-cache/account-summaries.ts";
import { offsetMs } from "../../values/brand-day.ts";
import { ownerOf, put, type Result, remove, saved } from "../preferences/change-preferences.ts";
import { readValue } from "../preferences/records.ts";

const longestDays = 366;
const dayMs = 86_400_000;
/** How many of those that are done give way at once where there is no room. */
const forgotten = 100;

const aside = v.object({
  kind: v.custom<AttentionKind>((kind) => typeof kind === "string"),
  /** Of the entry at the platform; of "never" the account. */
  entry: v.string(),
  account: v.string(),
  how: v.picklist(["DONE", "LATER", "NEVER"]),
  /** When an entry that was put off is listed again, in ms. */
  until: v.nullable(v.number()),
  at: v.number(),
});

/** What is set aside now, the latest first; what was put off and is due is none of it. */
export async function readAside(context: GatewayContext) {
  const now = platformNow(context);
  const records = await context.scope.preferences.list(await ownerOf(context), ["aside"]);
  return records
    .flatMap(({ key, value }) => {
      const found = readValue(aside, value);
      return found && (found.until === null || found.until > now) ? [{ id: key, ...found }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** The same as the platform takes it with its lists. */
export async function asideOf(
  context: GatewayContext,
): Promise<{ hidden?: string; never?: string }> {
  const all = await readAside(context);
  const listed = (isNever: boolean) =>
    all
      .filter(({ how }) => (how === "NEVER") === isNever)
      .map(({ kind, entry }) => `${kind}:${entry}`)
      .join(",");
  const [hidden, never] = [listed(false), listed(true)];
  return { ...(hidden ? { hidden } : {}), ...(never ? { never } : {}) };
}

/** The beginning of a day of the brand's zone after today; null for no such day. */
function laterDay(day: string | null | undefined, context: GatewayContext): number | null {
  const now = platformNow(context);
  const at = Date.parse(`${day ?? ""}T00:00:00Z`) - offsetMs(context.scope.brand.gmtOffset);
  return at > now && at <= now + longestDays * dayMs ? at : null;
}

/** Sets an entry aside. An id that the platform does not know hides nothing. */
export async function setEntryAside(
  { kind, entry, party, name: account, how, until }: SetEntryAsideInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  const due = how === "LATER" ? laterDay(until, context) : null;
  if (how === "LATER" && due === null) form.refuse("until", "validation.notAccepted");
  const named = how === "NEVER" ? party : entry;
  if (named === "" || named.length > 70 || named.includes(",")) {
    form.refuse("entry", "validation.notAccepted");
  }
  if (account.length > 64) form.refuse("name", "validation.notAccepted");
  if (form.errors.length > 0) return invalidInput(form.errors);
  const value = { kind, entry: named, account, how, until: due, at: platformNow(context) };
  const record = {
    kind: "aside" as const,
    key: `${kind}:${how === "NEVER" ? "@" : ""}${named}`,
    value,
  };
  const result = await put(context, record);
  const isFull = result.__typename === "Refused";
  if (isFull) await makeRoom(context);
  const done = isFull ? await put(context, record) : result;
  await clearSummaryCache(context.scope);
  return done;
}

/** Forgets what is due again, and the oldest of what is done: such entries are hardly listed any more. */
async function makeRoom(context: GatewayContext): Promise<void> {
  const owner = await ownerOf(context);
  const { preferences } = context.scope;
  const current = await readAside(context);
  const live = new Set(current.map(({ id }) => id));
  const due = (await preferences.list(owner, ["aside"])).filter(({ key }) => !live.has(key));
  const old = current.filter(({ how }) => how === "DONE").slice(-forgotten);
  for (const id of due.map(({ key }) => key).concat(old.map((each) => each.id))) {
    await preferences.remove(owner, "aside", id);
  }
}

/** Lists an entry again. */
export async function bringEntryBack(id: string, context: GatewayContext): Promise<Result> {
  const result = await remove(context, "aside", id);
  await clearSummaryCache(context.scope);
  return result.__typename === "ChangePreferencesSuccess" ? saved(id) : refused("STATE_CHANGED");
}
