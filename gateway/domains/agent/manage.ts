/** Opens accounts, creates links and sets rates (CA52, CA54, CA55, CA58; P8, P10). */

import { noteAudit } from "../../access/running-change.ts";
import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type {
  CreateReferralLinkInput,
  RateInput,
  RegisterDownlineInput,
  ResolversTypes,
  SetDownlineRatesInput,
} from "../../generated/resolver-types.ts";
import { type FormReader, readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import type { CallAnswer } from "../../platform/call.ts";
import type { AuditFacts } from "../../protection/audit/audit-entry.ts";
import type { GatewayContext } from "../../request/context.ts";
import { rangeOf } from "../../values/date-range.ts";
import { changeLink } from "../links/calls.ts";
import { linkFailure, readLanding, readLinkName } from "../links/link-details.ts";
import {
  createLink,
  deleteLink,
  downlineAccount,
  downlineList,
  referralLinks,
  registerDownline as registerRow,
  setRates,
} from "./calls.ts";
import { credentialErrors } from "./check-new-credentials.ts";

export async function registerDownline(
  input: RegisterDownlineInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RegisterDownlineResult"]>> {
  const form = readForm(context.scope);
  const { account } = input;
  const rates = readRates(input.rates ?? [], form);
  form.errors.unshift(...(await credentialErrors(account, input.password, context)));
  if (form.errors.length > 0) return invalidInput(form.errors);
  const { type, password } = input;
  const outcome = await moveMoney<string>(
    {
      name: "downline",
      key: input.idempotencyKey,
      args: { account, type, rates: JSON.stringify(rates) },
      guard: "NO_MONEY",
      send: async () => {
        const body = { account, password, type, rates };
        return (await context.platform.call(registerRow, body)).id;
      },
      find: (since) => openedSince(since, account, context),
      renamed: { rate: "rates", username: "account" },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  return { __typename: "RegisterDownlineSuccess", id: outcome.result, account };
}

/** Tolerated difference between the platform's clock and ours, in ms. */
const skewMs = 5_000;

/** The id of an account with this name that was opened below the viewer since a time (ms), or null. */
async function openedSince(since: number, account: string, { platform }: GatewayContext) {
  const page = { pageNo: 1, pageSize: 100 };
  const { content } = await platform.call(downlineList, { ...page, search: account });
  const made = content.find((each) => each?.account.toLowerCase() === account.toLowerCase());
  return made && (made.createdAt ?? 0) >= since - skewMs ? made.id : null;
}

export async function createReferralLink(
  input: CreateReferralLinkInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["CreateReferralLinkResult"]>> {
  const form = readForm(context.scope);
  const rates = readRates(input.rates ?? [], form);
  // A link without rates would earn no commission.
  if (Object.keys(rates).length === 0) form.refuse("rates", "validation.ratesEmpty");
  const name = readLinkName(form, "name", input.name);
  const campaign = readLinkName(form, "campaign", input.campaign);
  const landing = readLanding(form, input.landing);
  if (form.errors.length > 0) return invalidInput(form.errors);
  const { type: kind } = input;
  // A platform that does not keep campaign and page (CA164) gets neither.
  const stored = context.scope.brand.calls[changeLink.id]?.enabled !== false;
  const wish = {
    type: kind,
    rates,
    ...(name === null ? {} : { name }),
    ...(campaign === null || !stored ? {} : { campaign }),
    ...(landing === null || !stored ? {} : { landing }),
  };
  const outcome = await moveMoney<Link | null>(
    {
      name: "link",
      key: input.idempotencyKey,
      args: { ...wish, rates: JSON.stringify(rates) },
      guard: "NO_MONEY",
      send: async (requestId) => {
        const { code, ...made } = await context.platform.call(createLink, { ...wish, requestId });
        return code === null ? null : { ...made, code, type: made.type ?? kind };
      },
      find: (since) => linkCreatedSince(since, wish, context),
      renamed: { rate: "rates" },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  return { __typename: "CreateReferralLinkSuccess", link: outcome.result };
}

type Link = CallAnswer<typeof referralLinks>[number];

/** The link with this type and name that was created since a time (ms), or null. */
async function linkCreatedSince(
  since: number,
  { type, name }: { type: string; name?: string },
  { platform }: GatewayContext,
): Promise<Link | null> {
  const links = await platform.call(referralLinks, {});
  const made = (link: Link) => (link.createdAt ?? 0) >= since - skewMs;
  return (
    links.find((link) => link.type === type && link.name === (name ?? null) && made(link)) ?? null
  );
}

export async function deleteReferralLink(
  code: string,
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["DeleteReferralLinkResult"]>> {
  try {
    await platform.call(deleteLink, { code });
    return { __typename: "DeleteReferralLinkSuccess", code };
  } catch (error) {
    const failure = linkFailure(error);
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}

export async function setDownlineRates(
  input: SetDownlineRatesInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["SetDownlineRatesResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const account = form.text("account", input.account);
  const rates = readRates(input.rates ?? [], form);
  if (input.rates.length === 0) form.refuse("rates", "validation.ratesEmpty");
  if (form.errors.length > 0) return invalidInput(form.errors);
  try {
    noteAudit(scope, { before: await ratesBefore(account, context) });
    await platform.call(setRates, { account, rates });
    const now = input.rates.map(({ type }) => ({ type, rate: rates[type] ?? "0" }));
    return { __typename: "SetDownlineRatesSuccess", account, rates: now };
  } catch (error) {
    return changeFailure(error, { rate: "rates" });
  }
}

/** The account's rates before a change, for the audit trail (G35); null when they can't be read. */
async function ratesBefore(
  account: string,
  { platform, scope }: GatewayContext,
): Promise<AuditFacts | null> {
  try {
    const today = rangeOf(null, scope);
    const { member } = await platform.call(downlineAccount, { account, ...today });
    return { rates: JSON.stringify(member.rates) };
  } catch {
    return null;
  }
}

/** Rates by game type. A type that occurs twice is refused, because it is unclear which rate applies. */
export function readRates(rates: readonly RateInput[], form: FormReader): Record<string, string> {
  const read: Record<string, string> = {};
  for (const { type, rate } of rates) {
    if (type in read) form.refuse("rates", "validation.twice", { type });
    read[type] = form.rate("rates", rate);
  }
  return read;
}
