import { ChatBox } from "~/components/chat/chat-box.tsx";
import { ChangeForm } from "~/components/sign-in/change-form.tsx";
import { ConfirmForm } from "~/components/sign-in/confirm-form.tsx";
import { LoginForm } from "~/components/sign-in/login/login-form.tsx";
import { SmsForm } from "~/components/sign-in/sms-form.tsx";
import { ConfirmQuestion } from "~/forms/confirm/confirm-disclosure.tsx";
import { NewHookForm } from "~/routes/agent/access/hook-section.tsx";
import { KeyQuestion } from "~/routes/agent/access/key-question.tsx";
import { NewKeyForm } from "~/routes/agent/access/new-key-form.tsx";
import { OfferForm } from "~/routes/agent/contracts/offer-form.tsx";
import { AccountNote } from "~/routes/agent/downline/account/account-note.tsx";
import { AccountTags } from "~/routes/agent/downline/account/account-tags.tsx";
import { AccountTransfer } from "~/routes/agent/downline/account/account-transfer.tsx";
import { ChangeForm as LinkChangeForm } from "~/routes/agent/links/change-form.tsx";
import { AccountForm } from "~/routes/agent/register/account-form.tsx";
import { LinkForm } from "~/routes/agent/register/link-form.tsx";
import { DisplayForm } from "~/routes/agent/settings/display-form.tsx";
import { NewView, SavedViews } from "~/routes/agent/settings/saved-views.tsx";
import { TemplateList } from "~/routes/agent/settings/template-list.tsx";
import { ThresholdForm } from "~/routes/agent/settings/threshold-form.tsx";
import { ConvertForm } from "~/routes/point-mall/convert/convert-form.tsx";
import { RedeemForm } from "~/routes/point-mall/gift/redeem-form.tsx";
import { NextStep } from "~/routes/promotions/next-step.tsx";
import { MailForm } from "~/routes/session/forgot/mail-form.tsx";
import { PhoneForm } from "~/routes/session/forgot/phone-form.tsx";
import { RegisterForm } from "~/routes/session/register/register-form.tsx";
import { FeedbackForm } from "~/routes/upload/feedback/feedback-form.tsx";
import { type Answer, type DrawnForm, key, rules } from "./drawn-form.ts";
import { memberForms } from "./member-forms.tsx";
import { usd } from "./render-page.tsx";

const sms = { dialing: [{ code: "1", label: "+1" }], countdown: null };
const way = { formKey: "k", returnTo: "/", contacts: [], verification: null, rememberedName: null };
const Plain = ((props: object) => <form {...props} />) as never;
const link = {
  rates: [],
  templates: { data: [] },
  last: null,
  used: 1,
  limit: { data: 2 },
  linkKey: key,
};
const givable = [{ type: "SLOT", max: "0.8" }];
const display = { density: "COMPACT", pageSize: null, hasShortcuts: true } as const;
const thresholds = {
  bigWin: null,
  deposit: null,
  withdrawal: null,
  inactiveDays: null,
  inactiveMembers: false,
  newDays: null,
  pendingDays: null,
  without: [],
  hour: null,
};
const view = { id: "v1", name: "View", page: "/agentHome/profit", search: "" };
const offerForm = (name: string) => (answer: Answer) => (
  <OfferForm
    name={name as never}
    start={{}}
    own={null}
    before={answer as never}
    idempotencyKey={key}
  />
);

/** Every form by the file that contains it. */
export const forms: readonly DrawnForm[] = [
  [
    "components/chat/chat-box.tsx",
    (answer) => <ChatBox desks={[]} outcome={answer as never} busy={false} Form={Plain} />,
  ],
  [
    "components/sign-in/login/login-form.tsx",
    (answer) => (
      <LoginForm fetcher={{ Form: Plain }} found={way as never} outcome={answer} pending={null} />
    ),
  ],
  [
    "components/sign-in/sms-form.tsx",
    (answer) => (
      <SmsForm
        fetcher={{ Form: Plain }}
        found={way as never}
        sms={sms}
        outcome={answer}
        pending={null}
      />
    ),
  ],
  [
    "components/sign-in/confirm-form.tsx",
    (answer) => (
      <ConfirmForm
        Form={Plain}
        found={{ ...way, methods: ["SMS"], expiresAt: 0 } as never}
        step={{ form: { current: null }, outcome: answer, problem: answer.problem, pending: null }}
      />
    ),
  ],
  [
    "components/sign-in/change-form.tsx",
    (answer) => (
      <ChangeForm
        Form={Plain}
        found={{ ...way, account: "demo", oldPasswordKnown: true, hints: [], rules }}
        step={{ form: { current: null }, outcome: answer, problem: answer.problem, pending: null }}
      />
    ),
  ],
  [
    "forms/confirm/confirm-disclosure.tsx",
    (answer) => (
      <ConfirmQuestion name="a" question="?" now="!" intent="x" sent={{}} before={answer} />
    ),
  ],
  ["routes/agent/access/new-entry-form.tsx", (answer) => <NewHookForm before={answer as never} />],
  ["routes/agent/access/new-entry-form.tsx", (answer) => <NewKeyForm before={answer as never} />],
  [
    "routes/agent/access/key-question.tsx",
    (answer) => <KeyQuestion text="!" question="?" intent="x" id="1" before={answer as never} />,
  ],
  ["routes/agent/contracts/offer-form.tsx", offerForm("realTimeSalary")],
  ["routes/agent/contracts/offer-form.tsx", offerForm("dividend")],
  [
    "routes/agent/downline/account/account-transfer.tsx",
    (answer) => <AccountTransfer account="below" before={answer as never} idempotencyKey={key} />,
  ],
  [
    "routes/agent/register/account-form.tsx",
    (answer) => (
      <AccountForm
        rates={givable}
        templates={{ data: [] }}
        hints={{ account: [], password: [] }}
        before={answer as never}
        fresh={{ idempotencyKey: key, password: "x" }}
      />
    ),
  ],
  [
    "routes/agent/links/change-form.tsx",
    (answer) => (
      <LinkChangeForm
        link={{ name: null, campaign: null, landing: null }}
        before={answer as never}
      />
    ),
  ],
  [
    "routes/agent/settings/template-list.tsx",
    (answer) => (
      <TemplateList
        templates={[]}
        rates={givable}
        before={{ ...answer, of: "template" } as never}
      />
    ),
  ],
  [
    "routes/agent/downline/account/account-note.tsx",
    (answer) => <AccountNote account="a" note={null} before={answer as never} />,
  ],
  [
    "routes/agent/downline/account/account-tags.tsx",
    (answer) => (
      <AccountTags account="a" tags={["b"]} known={["b", "c"]} before={answer as never} />
    ),
  ],
  [
    "routes/agent/settings/display-form.tsx",
    (answer) => <DisplayForm display={display} before={{ ...answer, of: "display" } as never} />,
  ],
  [
    "routes/agent/settings/threshold-form.tsx",
    (answer) => (
      <ThresholdForm thresholds={thresholds} before={{ ...answer, of: "thresholds" } as never} />
    ),
  ],
  [
    "routes/agent/settings/saved-views.tsx",
    (answer) => <NewView before={{ ...answer, of: "save" } as never} />,
  ],
  [
    "routes/agent/settings/saved-views.tsx",
    (answer) => (
      <SavedViews
        views={[view]}
        pages={[]}
        start={null}
        before={{ ...answer, of: "save v1" } as never}
      />
    ),
  ],
  [
    "routes/agent/register/link-form.tsx",
    (answer) => <LinkForm {...link} before={answer as never} />,
  ],
  [
    "routes/point-mall/convert/convert-form.tsx",
    (answer) => (
      <ConvertForm one={usd("1")} rules={rules} outcome={answer as never} idempotencyKey={key} />
    ),
  ],
  [
    "routes/point-mall/gift/redeem-form.tsx",
    (answer) => (
      <RedeemForm
        gift={{ type: "CASH", stock: 3, requiredPoints: 1, requiredAmount: usd("0") } as never}
        outcome={answer as never}
        rules={rules}
        idempotencyKey={key}
      />
    ),
  ],
  [
    "routes/session/forgot/mail-form.tsx",
    () => <MailForm found={{ ...way, rules: { mail: rules, phone: rules } } as never} />,
  ],
  [
    "routes/session/forgot/phone-form.tsx",
    () => (
      <PhoneForm
        found={{ ...way, sms, hints: [], rules: { mail: rules, phone: rules } } as never}
      />
    ),
  ],
  [
    "routes/session/register/register-form.tsx",
    () => (
      <RegisterForm
        found={{ ...way, rules, sms, captcha: null, identity: null } as never}
        kind={"USERNAME" as never}
        fields={[{ name: "username", required: true, hints: [] }] as never}
      />
    ),
  ],
  [
    "routes/session/register/register-form.tsx",
    () => (
      <RegisterForm
        found={{ ...way, rules, sms, captcha: "missing", identity: null } as never}
        kind={"MOBILE" as never}
        fields={
          [
            { name: "mobile", required: true, hints: [] },
            { name: "verificationCode", required: false, hints: [] },
          ] as never
        }
      />
    ),
  ],
  ["routes/upload/feedback/feedback-form.tsx", () => <FeedbackForm idempotencyKey={key} />],
  [
    "routes/promotions/next-step.tsx",
    (answer) => (
      <NextStep
        id="1"
        title=""
        participation={{
          state: "NOT_JOINED",
          action: "OPT_IN",
          rewardIsMaximum: false,
          games: null,
          progress: null,
          reward: null,
          endsAt: null,
          claimedAt: null,
        }}
        idempotencyKey={key}
        before={answer as never}
      />
    ),
  ],
  ...memberForms,
];
