/** Changes of what an agent has chosen and saved (N7). All texts are plain text. */

import { isViewPage } from "../../../brands/report-pages.ts";
import { viewerOf } from "../../access/viewer.ts";
import { fieldError, invalidInput } from "../../failures/change-failure.ts";
import { GatewayError } from "../../failures/errors.ts";
import { refused } from "../../failures/refusal.ts";
import type {
  AgentDisplayInput,
  AttentionThresholdsInput,
  RateTemplateInput,
  ReportColumnsInput,
  ResolversTypes,
  SaveAgentViewInput,
} from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import { longestValue, type PreferenceKind } from "../../request/preferences-port.ts";
import { clearSummaryCache } from "../../session-cache/account-summaries.ts";
import { readRates } from "../agent/rates.ts";
import { settingKeys } from "./records.ts";

export type Result = Awaited<ResolversTypes["ChangePreferencesResult"]>;

/** In characters. */
const longestName = 40;
/** As stored: a Korean letter takes nine characters of a query. */
const longestSearch = 4500;
const longestPage = 80;
const mostColumns = 40;
const pageSizes = [20, 50, 100];
/** The platform lists accounts that have played within so many days. */
const longestPauseDays = 90;
const longestNewDays = 6;

/** A page of the agent center: an address of this portal only. */
const page = /^\/agentHome(?:\/[\w-]+)+$/;
/** A column's name is a message key. */
const columnName = /^[\w.]{1,80}$/;

export const saved = (id: string): Result => ({ __typename: "ChangePreferencesSuccess", id });

/** The viewer; the access rule has let agents through only. */
export async function ownerOf(context: GatewayContext) {
  const viewer = await viewerOf(context);
  if (!viewer) throw new GatewayError("UNAUTHENTICATED");
  return viewer.account;
}

/** The field that makes a record of each kind long. */
const longFields: Record<PreferenceKind, string> = {
  view: "search",
  columns: "names",
  setting: "settings",
  note: "note",
  tags: "tags",
  aside: "account",
  template: "rates",
};

export async function put(
  context: GatewayContext,
  record: { kind: PreferenceKind; key: string; value: unknown },
): Promise<Result> {
  const { kind, key } = record;
  // Measured as it is stored, whatever the text's letters take there.
  const value = JSON.stringify(record.value);
  if (value.length > longestValue) {
    return invalidInput([fieldError(longFields[kind], "validation.notAccepted")]);
  }
  const owner = await ownerOf(context);
  const { preferences } = context.scope;
  const fits = await preferences.put(owner, { kind, key, value });
  return fits ? saved(key) : refused("TOO_MANY_SAVED");
}

export async function remove(
  context: GatewayContext,
  kind: PreferenceKind,
  key: string,
): Promise<Result> {
  const removed = await context.scope.preferences.remove(await ownerOf(context), kind, key);
  return removed ? saved(key) : refused("STATE_CHANGED");
}

const isPage = (path: string) => path.length <= longestPage && page.test(path);

export async function saveView(
  { id, ...input }: SaveAgentViewInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  const name = form.text("name", input.name);
  if (Array.from(name).length > longestName) {
    form.refuse("name", "validation.tooLong", { max: longestName });
  }
  if (!isViewPage(input.page)) form.refuse("page", "validation.notAccepted");
  // Also keeps out what is no query: it is written as parameters.
  const search = new URLSearchParams(input.search).toString();
  if (search.length > longestSearch) form.refuse("search", "validation.notAccepted");
  if (form.errors.length > 0) return invalidInput(form.errors);
  if (id != null) {
    const owner = await ownerOf(context);
    const known = await context.scope.preferences.find(owner, "view", id);
    if (known === null) return refused("STATE_CHANGED");
  }
  return put(context, {
    kind: "view",
    key: id ?? crypto.randomUUID(),
    value: { name, page: input.page, search },
  });
}

/** The center opens with the last page again, where it did with this view. */
export async function deleteView(id: string, context: GatewayContext): Promise<Result> {
  const { preferences } = context.scope;
  const owner = await ownerOf(context);
  const start = await preferences.find(owner, "setting", settingKeys.start);
  if (start === JSON.stringify(id)) await preferences.remove(owner, "setting", settingKeys.start);
  return remove(context, "view", id);
}

export async function chooseStart(
  id: string | null | undefined,
  context: GatewayContext,
): Promise<Result> {
  if (id != null) {
    const known = await context.scope.preferences.find(await ownerOf(context), "view", id);
    if (known === null) return refused("STATE_CHANGED");
  }
  return put(context, { kind: "setting", key: settingKeys.start, value: id ?? null });
}

export async function changeDisplay(
  { density, pageSize = null, hasShortcuts }: AgentDisplayInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  if (pageSize !== null && !pageSizes.includes(pageSize)) {
    form.refuse("pageSize", "validation.notAccepted");
  }
  if (form.errors.length > 0) return invalidInput(form.errors);
  const value = { density, pageSize, hasShortcuts };
  return put(context, { kind: "setting", key: settingKeys.display, value });
}

export async function chooseColumns(
  { page: path, names }: ReportColumnsInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  if (!isPage(path)) form.refuse("page", "validation.notAccepted");
  const requested = [...new Set(names)];
  if (requested.length > mostColumns || !requested.every((name) => columnName.test(name))) {
    form.refuse("names", "validation.notAccepted");
  }
  if (form.errors.length > 0) return invalidInput(form.errors);
  if (requested.length > 0) return put(context, { kind: "columns", key: path, value: requested });
  // The usual columns are no record; to have none already is what was asked for.
  await remove(context, "columns", path);
  return saved(path);
}

export async function saveTemplate(
  input: RateTemplateInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  const name = form.text("name", input.name);
  if (Array.from(name).length > longestName) {
    form.refuse("name", "validation.tooLong", { max: longestName });
  }
  const read = readRates(input.rates, form);
  const rates = Object.entries(read).map(([type, rate]) => ({ type, rate }));
  if (rates.length === 0) form.refuse("rates", "validation.ratesEmpty");
  if (form.errors.length > 0) return invalidInput(form.errors);
  return put(context, { kind: "template", key: crypto.randomUUID(), value: { name, rates } });
}

export const deleteTemplate = (id: string, context: GatewayContext) =>
  remove(context, "template", id);

export async function changeThresholds(
  { without, hour = null, inactiveMembers, ...input }: AttentionThresholdsInput,
  context: GatewayContext,
): Promise<Result> {
  const owner = await ownerOf(context);
  const form = readForm(context.scope);
  const currency = owner.currency ?? context.scope.language.currency;
  const amountOf = (field: "bigWin" | "deposit" | "withdrawal") => {
    const text = input[field];
    return text ? form.amount(field, text, currency) : null;
  };
  const daysOf = (field: "inactiveDays" | "newDays" | "pendingDays", min: number, max: number) => {
    const days = input[field] ?? null;
    return days === null ? null : form.whole(field, days, min, max);
  };
  const value = {
    bigWin: amountOf("bigWin"),
    deposit: amountOf("deposit"),
    withdrawal: amountOf("withdrawal"),
    inactiveDays: daysOf("inactiveDays", 1, longestPauseDays),
    inactiveMembers,
    newDays: daysOf("newDays", 0, longestNewDays),
    pendingDays: daysOf("pendingDays", 0, longestPauseDays),
    without: [...new Set(without)],
    hour: hour === null ? null : form.whole("hour", hour, 0, 23),
  };
  if (form.errors.length > 0) return invalidInput(form.errors);
  const result = await put(context, { kind: "setting", key: settingKeys.thresholds, value });
  // What needs the agent follows at once, also in the inbox.
  await clearSummaryCache(context.scope);
  return result;
}
