import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { changePassword } from "~/components/sign-in/change-password.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { formRules, newPassword } from "~/forms/rules/form-rules.server.ts";
import { ruleHints } from "~/forms/rules/rule-hint.ts";
import { graphql } from "~/graphql/generated";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { ForeignSessionRows } from "./foreign-session-rows.tsx";
import { foreignSessions } from "./foreign-sessions.ts";
import { OpenSessions } from "./open-sessions.tsx";
import { OwnData } from "./own-data.tsx";
import { ChangePasswordForm, PaymentPasswordForm, SetPasswordForm } from "./password-forms.tsx";
import {
  endOpenSessions,
  endSession,
  setPassword,
  setPaymentPassword,
} from "./security-changes.server.ts";
import { SecurityFacts } from "./security-facts.tsx";

const MemberSecurity = graphql(`
  query MemberSecurity {
    security {
      passwordSet
      paymentPasswordSet
      emailVerified
      mobileVerified
      lastPasswordChange
      lastLogin {
        at
        address
        place
      }
    }
    system {
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

const MemberSessions = graphql(`
  query MemberSessions {
    accountSessions {
      id
      at
      address
      device
      current
    }
  }
`);

const MemberOpenSessions = graphql(`
  query MemberOpenSessions {
    openSessions {
      ...OpenSessionRow
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U27a securityCenter: how well the account is guarded (CA3), its passwords (C9, CA4, CA119) and where it is signed in
 * (CA5, CA6).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [security, sessions, open] = await Promise.all([
    loadPart(request, context, [MemberSecurity, {}], (data) =>
      data.security ? { ...data.security, rules: data.system.registrationRules ?? null } : null,
    ),
    loadPart(request, context, [MemberSessions, {}], (data) => data.accountSessions),
    loadPart(request, context, [MemberOpenSessions, {}], (data) => data.openSessions),
  ]);
  const { patternMessages } = context.brand;
  const rules = "data" in security ? security.data.rules : null;
  const rule = rules?.find(({ field }) => field === "password");
  const guarded = "data" in security && security.data.paymentPasswordSet;
  return {
    title: pageTitle(context, "member.pages.securityCenter"),
    security,
    sessions,
    open,
    hints: rules ? ruleHints(rule, patternMessages) : null,
    passwordRules: formRules(rules, { oldPassword: { like: "" }, ...newPassword }, patternMessages),
    first: {
      guarded,
      rules: formRules(
        rules,
        { ...newPassword, ...(guarded ? { paymentPassword: { like: "" } } : {}) },
        patternMessages,
      ),
    },
    payment: {
      hints: ruleHints(
        rules?.find(({ field }) => field === "paymentPassword"),
        patternMessages,
      ),
      rules: formRules(
        rules,
        {
          newPaymentPassword: { like: "paymentPassword" },
          confirmPaymentPassword: { like: "", same: "newPaymentPassword" },
        },
        patternMessages,
      ),
    },
  };
}

const sessionFields = { id: once };
const passwordFields = { oldPassword: secret, newPassword: secret, confirmPassword: secret };

/** `intent` is `password`, `setPassword`, `payment`, `session`, `endOne` or `endOthers`, each with the fields of its form. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const form = await request.formData();
  const { input: session, intent } = readForm(form, sessionFields);
  switch (intent) {
    case "session":
      return endSession(context, session.id);
    case "endOne":
    case "endOthers":
      return answerOf(
        "sessions",
        await endOpenSessions(context, intent === "endOne" ? session.id : null),
      );
    case "payment": {
      const returnTo = new URL(request.url).searchParams.get("returnTo");
      return answerOf("payment", await setPaymentPassword(context, form, returnTo));
    }
    case "setPassword":
      return answerOf("setPassword", await setPassword(context, form));
    default: {
      const { input } = readForm(form, passwordFields);
      return answerOf(
        "password",
        await changePassword(context, input, "/member/security?notice=password"),
      );
    }
  }
}

/** Identifies the submitted form, because without scripts both forms share one page and one response. */
function answerOf(form: string, outcome: FormOutcome) {
  return answerOutcome({ ...outcome, values: { form } });
}

const notices = {
  password: "member.security.passwordDone",
  payment: "member.security.paymentDone",
  set: "member.security.passwordSetDone",
  sessions: "breaks.sessions.ended",
} as const;
const noticeOf = (word: string | null) =>
  Object.entries(notices).find(([known]) => known === word)?.[1] ?? null;

export default function SecurityCenter() {
  const { t } = useI18n();
  const offers = useOffers();
  const [query] = useSearchParams();
  const { security, sessions, open, hints, passwordRules, first, payment } =
    useLoaderData<typeof loader>();
  const title = t("member.pages.securityCenter");
  const notice = noticeOf(query.get("notice"));
  // An earlier success message is hidden after a newer submission.
  const before = useActionData<FormOutcome>() as FormOutcome | undefined;
  const { key } = useLocation();
  const [triedAt, setTriedAt] = useState<string>();
  const tried = triedAt === key || Boolean(before?.problem);
  return (
    <>
      <PageHeader title={title} lead={t("member.security.lead")} />
      {notice && !tried ? (
        <DoneNote>{t(notice satisfies KeyIn<"member" | "breaks">)}</DoneNote>
      ) : null}
      <div className="grid gap-5" onSubmitCapture={() => setTriedAt(key)}>
        <PartBlock part={security} name={title}>
          {(facts) => (
            <>
              <SecurityFacts facts={facts} />
              <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
                {hints && facts.passwordSet ? (
                  <ChangePasswordForm hints={hints} rules={passwordRules} />
                ) : null}
                {hints && !facts.passwordSet && offers("FIRST_PASSWORD") ? (
                  <SetPasswordForm hints={hints} {...first} />
                ) : null}
                <PaymentPasswordForm known={facts.paymentPasswordSet} {...payment} />
              </div>
            </>
          )}
        </PartBlock>
        <PartBlock part={open} name={t("breaks.sessions.title")}>
          {(own) => (
            <OpenSessions sessions={own}>
              {"notOffered" in sessions ? null : (
                <PartBlock part={sessions} name={t("breaks.sessions.title")}>
                  {(all) => <ForeignSessionRows sessions={foreignSessions(all, own)} />}
                </PartBlock>
              )}
            </OpenSessions>
          )}
        </PartBlock>
        <OwnData />
      </div>
    </>
  );
}
