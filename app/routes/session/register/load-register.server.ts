import { loadSocial } from "~/components/social/load-social.server.ts";
import { nextCaptcha } from "~/forms/codes/captcha.server.ts";
import { dialingChoices } from "~/forms/codes/dialing-choices.server.ts";
import { withMessages } from "~/forms/rules/form-rules.server.ts";
import { ruleHints } from "~/forms/rules/rule-hint.ts";
import { graphql } from "~/graphql/generated";
import type { RegisterPageQuery, RegistrationKind } from "~/graphql/generated/graphql";
import { message } from "~/i18n/page-title.server.ts";
import type { PortalContext } from "~/portal-context.ts";
import { returnToOf } from "~/session/guards/return-to.ts";
import {
  consents,
  type RegistrationField,
  registrationFields,
  registrationRule,
} from "../../../../brands/registration-fields.ts";

const RegisterPage = graphql(`
  query RegisterPage {
    viewer {
      role
    }
    codeCountdown {
      mobile
      dialingCode
      retryAfterMs
    }
    pendingIdentity {
      provider
      name
      email
      mobile
    }
    system {
      offers
      features {
        directRegistration
        usernameRegistration
        mobileRegistration
        mobileRegistrationPassword
        registrationSmsVerification
      }
      customerService {
        name
        url
      }
      registrationRules {
        field
        enabled
        required
        pattern
        patternId
        minLength
        maxLength
      }
    }
  }
`);

/** What the registration dialog shows (M5). `fields` is null when the platform can't say its rules (A47). */
export async function loadRegister(request: Request, context: PortalContext) {
  const { brand, gateway } = context;
  const { data } = await gateway.execute(RegisterPage, {});
  const query = new URL(request.url).searchParams;
  // A55: the registration continues for a visitor whom a social provider has verified. A visitor whose verification
  // has expired gets a message.
  const goesOn = query.get("with") === "social";
  const identity = (goesOn && data?.pendingIdentity) || null;
  const offered = kindsOf(data?.system.features);
  const social = loadSocial(request, context, data?.system.offers, offered.includes("MOBILE"));
  const kinds = identity ? offered.filter((each) => each === "USERNAME") : offered;
  // S16: by mobile where that is offered.
  const requested = query.get("tab") === "username" ? "USERNAME" : "MOBILE";
  const kind = kinds.find((each) => each === requested) ?? kinds[0] ?? null;
  const fields = data && kind ? fieldsOf(kind, identity, data.system, brand.patternMessages) : null;
  return {
    signedIn: data?.viewer != null,
    identity,
    identityOver: goesOn && data != null && !identity,
    social: identity ? null : social,
    title: message(context, "register.title"),
    // A form that is sent twice is one registration.
    formKey: crypto.randomUUID(),
    returnTo: returnToOf(request),
    // A17: the referral code; the platform validates it.
    referralCode: /^[\w-]{1,64}$/.exec(query.get("referralCode") ?? "")?.[0] ?? null,
    reachable: data != null,
    kinds,
    kind,
    fields,
    rules: withMessages(
      { ...Object.fromEntries(fields?.map(({ name, rule }) => [name, rule]) ?? []), ...consents },
      brand.patternMessages,
    ),
    // Accounts without a requirement for money transactions learn it before they type anything (M19, V56).
    captcha: fields?.some(({ name }) => name === "captcha") ? await nextCaptcha(context) : null,
    sms: { dialing: dialingChoices(context), countdown: data?.codeCountdown ?? null },
    contacts: data?.system.customerService ?? brand.customerService,
  };
}

export type RegisterFacts = Awaited<ReturnType<typeof loadRegister>>;
type System = RegisterPageQuery["system"];

/** The tabs that there are, the usual one first (W5–W7, P17). */
function kindsOf(features: System["features"] | undefined): RegistrationKind[] {
  if (!features?.directRegistration) return [];
  const kinds: RegistrationKind[] = [];
  if (features.mobileRegistration) kinds.push("MOBILE");
  if (features.usernameRegistration) kinds.push("USERNAME");
  return kinds;
}

/** The fields of a tab in the order of the form, each with what it will be checked by. */
function fieldsOf(
  kind: RegistrationKind,
  identity: RegisterPageQuery["pendingIdentity"],
  { features, registrationRules }: System,
  patternMessages: PortalContext["brand"]["patternMessages"],
) {
  if (!registrationRules) return null;
  const rules = new Map(registrationRules.map((rule) => [rule.field, named(rule)]));
  const ruleOf = (name: RegistrationField) =>
    registrationRule(name, rules.get(name), {
      kind,
      mobileGiven: true,
      ...features,
      identity: identity ? { mobile: identity.mobile ?? null } : null,
    });
  const mobile = ruleOf("mobile");
  // A code belongs to a number, and is of use only where codes are sent (W9).
  const withCode = features.registrationSmsVerification && mobile !== null;
  // The fields that identify the account come first.
  const byMobile = (name: RegistrationField) => name === "mobile" || name === "verificationCode";
  const others = registrationFields.filter((name) => !byMobile(name));
  const order =
    kind === "MOBILE" ? [...registrationFields.filter(byMobile), ...others] : registrationFields;
  return order.flatMap((name) => {
    const rule = ruleOf(name);
    if (!rule || (name === "verificationCode" && !withCode)) return [];
    const { required } = name === "verificationCode" ? (mobile ?? rule) : rule;
    const same = name === "confirmPassword" ? { same: "password" } : {};
    const checked = { ...rule, required, ...same };
    return [{ name, required, rule: checked, hints: ruleHints(rule, patternMessages) }];
  });
}

type Rule = NonNullable<System["registrationRules"]>[number];

const named = ({ patternId, minLength, maxLength, ...rule }: Rule) => ({
  ...rule,
  patternId: patternId ?? null,
  minLength: minLength ?? null,
  maxLength: maxLength ?? null,
});
