import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { landingPageOf } from "~/components/referral/landing-page.ts";
import { linkFields } from "~/components/referral/link-fields.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { line, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { readRates } from "~/routes/agent/rate-input/read-rates.ts";

const RegisterDownline = graphql(`
  mutation RegisterDownline($input: RegisterDownlineInput!) {
    registerDownline(input: $input) {
      __typename
      ... on RegisterDownlineSuccess {
        account
      }
      ...Refusal_refusal
    }
  }
`);

const CreateReferralLink = graphql(`
  mutation CreateReferralLink($input: CreateReferralLinkInput!) {
    createReferralLink(input: $input) {
      __typename
      ... on CreateReferralLinkSuccess {
        link {
          code
        }
      }
      ...Refusal_refusal
    }
  }
`);

const DeleteReferralLink = graphql(`
  mutation DeleteReferralLink($code: ID!) {
    deleteReferralLink(code: $code) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** The key and password of the form. They open one account, even if the form is sent several times. */
export interface Fresh {
  idempotencyKey: string;
  /** Null where it has to be typed. */
  password: string | null;
}

export interface RegisterOutcome extends FormOutcome {
  /** Which form it was: without a script the page has them all, and one answer. */
  form: "account" | "link" | "off";
  /** The account that was opened, with the password that is shown this once. */
  opened?: { account: string; password: string };
  /** What the next try has to be sent with again. */
  again?: Fresh;
  /** The key of the next try to make a link. */
  linkKey?: string;
  /** Of the link that is to be switched off. */
  code?: string;
}

const here = "/agentHome/register";
const kindOf = (type: string) => (type === "AGENT" ? "AGENT" : "MEMBER");

const accountFields = {
  account: line,
  type: line,
  password: secret,
  generated: once,
  idempotencyKey: once,
};

/** Opens an account (CA52), and returns its password or the refusal. */
export async function openAccount({ gateway, language }: AppLoadContext, form: FormData) {
  const { input, values } = readForm(form, accountFields);
  const { account, password, idempotencyKey, generated } = input;
  const { rates, values: typed } = readRates(form, language);
  const wish = { account, password, type: kindOf(input.type), rates, idempotencyKey } as const;
  const { data } = await gateway.execute(RegisterDownline, { input: wish });
  const result = data?.registerDownline;
  if (result?.__typename === "RegisterDownlineSuccess") {
    const opened = { account: result.account, password };
    return answerOutcome<RegisterOutcome>({ form: "account", problem: null, values: {}, opened });
  }
  const problem = refusalOf(result);
  const outcome = { form: "account", problem, values: { ...values, ...typed } } as const;
  // The outcome is unknown, so the same form with the same password has to be sent again. A refused form may be
  // corrected and sent with its key.
  const again = {
    idempotencyKey: isUnsettled(problem) ? idempotencyKey : crypto.randomUUID(),
    password: generated === "" ? null : password,
  };
  return answerOutcome<RegisterOutcome>({ ...outcome, again });
}

/**
 * Creates a link (CA54), and returns the refusal, if any.
 * @throws Response a redirect to the page, which shows the link
 */
export async function makeLink(
  { gateway, language, brand }: AppLoadContext,
  form: FormData,
  origin: string,
) {
  const { input, values } = readForm(form, { ...linkFields, type: line, linkKey: once });
  const { rates, values: typed } = readRates(form, language);
  const { name, campaign, linkKey } = input;
  const landing = landingPageOf(input.landing ?? "", { origin, brand });
  if (landing === undefined) {
    const problem = refusedField("landing", "validation.landing");
    return answerOutcome<RegisterOutcome>({
      form: "link",
      problem,
      values: { ...values, ...typed },
      linkKey,
    });
  }
  const type = kindOf(input.type);
  const wish = { type, name, campaign, landing, rates, idempotencyKey: linkKey } as const;
  const { data } = await gateway.execute(CreateReferralLink, { input: wish });
  const result = data?.createReferralLink;
  if (result?.__typename === "CreateReferralLinkSuccess") {
    // Without scripts the browser scrolls to the new link by its id.
    const code = encodeURIComponent(result.link?.code ?? "");
    throw redirect(`${here}?made=${code}#link-${code}`);
  }
  const problem = refusalOf(result);
  return answerOutcome<RegisterOutcome>({
    form: "link",
    problem,
    values: { ...values, ...typed },
    linkKey: isUnsettled(problem) ? linkKey : crypto.randomUUID(),
  });
}

/**
 * Switches a link off (CA55), and returns the refusal, if any.
 * @throws Response a redirect to the page without it
 */
export async function switchOff({ gateway }: AppLoadContext, form: FormData) {
  const { code } = readForm(form, { code: once }).input;
  const { data } = await gateway.execute(DeleteReferralLink, { code });
  const result = data?.deleteReferralLink;
  if (result?.__typename === "DeleteReferralLinkSuccess") throw redirect(`${here}?off=1`);
  const problem = refusalOf(result);
  return answerOutcome<RegisterOutcome>({ form: "off", problem, values: {}, code });
}
