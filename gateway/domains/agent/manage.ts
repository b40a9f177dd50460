/** Opens accounts and creates links (CA52, CA54, CA55; P8, P10). */

import { invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type {
  CreateReferralLinkInput,
  RegisterDownlineInput,
  ResolversTypes,
} from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import type { CallAnswer } from "../../platform/call.ts";
import type { GatewayContext } from "../../request/context.ts";
import { changeLink } from "../links/calls.ts";
import { linkFailure, readLanding, readLinkName } from "../links/link-details.ts";
import {
  createLink,
  deleteLink,
  downlineList,
  referralLinks,
  registerDownline as registerRow,
} from "./calls.ts";
import { credentialErrors } from "./check-new-credentials.ts";
import { readRates } from "./rates.ts";

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
