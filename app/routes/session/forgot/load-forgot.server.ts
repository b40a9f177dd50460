import { dialingChoices } from "~/forms/codes/dialing-choices.server.ts";
import { formRules, newPassword } from "~/forms/rules/form-rules.server.ts";
import { ruleHints } from "~/forms/rules/rule-hint.ts";
import { graphql } from "~/graphql/generated";
import { message } from "~/i18n/page-title.server.ts";
import type { PortalContext } from "~/portal-context.ts";
import { returnToOf } from "~/session/guards/return-to.ts";

const ForgotPage = graphql(`
  query ForgotPage {
    codeCountdown {
      mobile
      dialingCode
      retryAfterMs
    }
    system {
      features {
        mailPasswordReset
        phonePasswordReset
      }
      customerService {
        name
        url
      }
      registrationRules {
        field
        pattern
        patternId
        minLength
        maxLength
      }
    }
  }
`);

export type ForgotWay = "mail" | "phone";

/** The ways to a new password that the brand has (W2, W3, A53), which one is open, and what it needs. */
export async function loadForgot(request: Request, context: PortalContext) {
  const { data } = await context.gateway.execute(ForgotPage, {});
  const { brand, rememberedName } = context;
  const query = new URL(request.url).searchParams;
  const features = data?.system.features;
  const ways: ForgotWay[] = [
    ...(features?.mailPasswordReset ? (["mail"] as const) : []),
    ...(features?.phonePasswordReset ? (["phone"] as const) : []),
  ];
  const rules = data?.system.registrationRules;
  const password = rules?.find(({ field }) => field === "password");
  return {
    title: message(context, "session.forgotTitle"),
    returnTo: returnToOf(request),
    ways,
    way: ways.find((way) => way === query.get("by")) ?? ways[0] ?? null,
    rememberedName,
    sms: { dialing: dialingChoices(context), countdown: data?.codeCountdown ?? null },
    hints: ruleHints(password, brand.patternMessages),
    rules: {
      mail: formRules(rules, { username: {}, email: {} }, brand.patternMessages),
      phone: formRules(
        rules,
        { mobile: {}, verificationCode: {}, ...newPassword },
        brand.patternMessages,
      ),
    },
    contacts: data?.system.customerService ?? brand.customerService,
  };
}

export type ForgotFacts = Awaited<ReturnType<typeof loadForgot>>;
