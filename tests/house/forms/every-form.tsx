/** Every form of the portal that can be refused, for unit tests. */
import type { ReactElement } from "react";
import { ChatBox } from "~/components/chat/chat-box.tsx";
import { ChangeForm } from "~/components/sign-in/change-form.tsx";
import { ConfirmForm } from "~/components/sign-in/confirm-form.tsx";
import { LoginForm } from "~/components/sign-in/login-form.tsx";
import { SmsForm } from "~/components/sign-in/sms-form.tsx";
import { ConfirmQuestion } from "~/forms/confirm/confirm-disclosure.tsx";
import { OfferForm } from "~/routes/agent/contracts/offer-form.tsx";
import { AccountRates } from "~/routes/agent/downline/account/account-rates.tsx";
import { AccountTransfer } from "~/routes/agent/downline/account/account-transfer.tsx";
import { AccountForm } from "~/routes/agent/register/account-form.tsx";
import { LinkForm } from "~/routes/agent/register/link-form.tsx";
import { CancelPayment } from "~/routes/member/cancel-payment.tsx";
import { CardForm } from "~/routes/member/cards/card-form.tsx";
import { CardList } from "~/routes/member/cards/card-list.tsx";
import { ClaimButton } from "~/routes/member/claim-button.tsx";
import { DepositForm } from "~/routes/member/deposit/deposit-form.tsx";
import { AvatarForm } from "~/routes/member/profile/avatar-form.tsx";
import { ProfileForm } from "~/routes/member/profile/profile-form.tsx";
import { ReviewForm } from "~/routes/member/review-form.tsx";
import * as passwords from "~/routes/member/security/password-forms.tsx";
import { ReturnAll } from "~/routes/member/wallets/return-all.tsx";
import { WalletEntry } from "~/routes/member/wallets/wallet-entry.tsx";
import { ConvertForm } from "~/routes/point-mall/convert/convert-form.tsx";
import { RedeemForm } from "~/routes/point-mall/gift/redeem-form.tsx";
import { NextStep } from "~/routes/promotions/next-step.tsx";
import { MailForm } from "~/routes/session/forgot/mail-form.tsx";
import { PhoneForm } from "~/routes/session/forgot/phone-form.tsx";
import { RegisterForm } from "~/routes/session/register/register-form.tsx";
import { FeedbackForm } from "~/routes/upload/feedback/feedback-form.tsx";
import { usd } from "./render-page.tsx";

/** A refused result, in each way that a form receives it: as action data, its own outcome, or `problem`. */
export function answerOf(field: string, form: string) {
  const fields = [{ field, messageKey: "validation.notRelated", values: [] }];
  const problem = { kind: "fields", fields } as const;
  return { ...problem, id: "1", form, problem, values: { form } };
}
type Answer = ReturnType<typeof answerOf>;

const rules = { fields: {}, patternMessages: {} };
const key = "00000000-0000-4000-8000-000000000000";
const money = { min: usd("1"), max: usd("9"), presets: [] };
const sms = { dialing: [{ code: "1", label: "+1" }], countdown: null };
const way = { formKey: "k", returnTo: "/", contacts: [], verification: null, rememberedName: null };
const Plain = ((props: object) => <form {...props} />) as never;
const link = { rates: [], last: null, used: 1, limit: 2, linkKey: key };
const givable = [{ type: "SLOT", max: "0.8" }];
const offerForm = (name: string) => (answer: Answer) => (
  <OfferForm name={name as never} start={{}} before={answer as never} idempotencyKey={key} />
);

/** Every form by the file that contains it. */
export const forms: readonly [
  file: string,
  draw: (answer: Answer) => ReactElement,
  form?: string,
][] = [
  [
    "components/chat/chat-box.tsx",
    (answer) => <ChatBox desks={[]} outcome={answer as never} busy={false} Form={Plain} />,
  ],
  [
    "components/sign-in/login-form.tsx",
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
    (answer) => <ConfirmQuestion name="a" ask="?" now="!" intent="x" sent={{}} before={answer} />,
  ],
  ["routes/agent/contracts/offer-form.tsx", offerForm("realTimeSalary")],
  ["routes/agent/contracts/offer-form.tsx", offerForm("dividend")],
  [
    "routes/agent/downline/account/account-rates.tsx",
    (answer) => (
      <AccountRates
        member={{ id: "1", rates: [] } as never}
        rates={givable}
        before={answer as never}
      />
    ),
  ],
  [
    "routes/agent/downline/account/account-transfer.tsx",
    (answer) => <AccountTransfer account="below" before={answer as never} idempotencyKey={key} />,
  ],
  [
    "routes/agent/register/account-form.tsx",
    (answer) => (
      <AccountForm
        rates={givable}
        hints={{ account: [], password: [] }}
        before={answer as never}
        fresh={{ idempotencyKey: key, password: "x" }}
      />
    ),
  ],
  [
    "routes/agent/register/link-form.tsx",
    (answer) => <LinkForm {...link} before={answer as never} />,
  ],
  [
    "routes/member/cancel-payment.tsx",
    (answer) => (
      <CancelPayment id="1" offer="CANCEL_DEPOSIT" summary="" ask="" before={answer as never} />
    ),
  ],
  ["routes/member/cards/card-form.tsx", () => <CardForm rules={null} />],
  [
    "routes/member/cards/card-form.tsx",
    () => (
      <CardForm
        rules={{ banks: [], minLength: 1, maxLength: 2, holder: "A", most: null } as never}
      />
    ),
  ],
  [
    "routes/member/cards/card-list.tsx",
    (answer) => (
      <CardList
        cards={[{ id: "1", bank: "", holder: "", number: "", isDefault: false }] as never}
        before={answer as never}
      />
    ),
  ],
  [
    "routes/member/claim-button.tsx",
    (answer) => <ClaimButton rewardId="1" claimable name="" before={answer as never} />,
  ],
  [
    "routes/member/deposit/deposit-form.tsx",
    (answer) => (
      <DepositForm
        methods={[{ id: "1", name: "", kind: "BANK", ...money } as never]}
        outcome={answer as never}
        idempotencyKey={key}
      />
    ),
  ],
  [
    "routes/member/profile/avatar-form.tsx",
    (answer) => <AvatarForm choices={[]} problem={answer.problem} />,
  ],
  [
    "routes/member/profile/profile-form.tsx",
    (answer) => (
      <ProfileForm profile={{ realName: "A" } as never} rules={rules} hints={{}} outcome={answer} />
    ),
  ],
  [
    "routes/member/review-form.tsx",
    () => (
      <ReviewForm
        title=""
        lines={[{ label: "Amount", value: "1", name: "amount" }]}
        chosen={{}}
        currency="USD"
        note=""
        intent=""
        submit=""
        submitting=""
        back="/"
      />
    ),
  ],
  [
    "routes/member/security/password-forms.tsx",
    () => <passwords.ChangePasswordForm hints={[]} rules={rules} />,
    "password",
  ],
  [
    "routes/member/security/password-forms.tsx",
    () => <passwords.SetPasswordForm guarded={false} hints={[]} rules={rules} />,
    "setPassword",
  ],
  [
    "routes/member/security/password-forms.tsx",
    () => <passwords.PaymentPasswordForm known={false} hints={[]} rules={rules} />,
    "payment",
  ],
  [
    "routes/member/wallets/return-all.tsx",
    (answer) => <ReturnAll last={null} any idempotencyKey={key} before={answer as never} />,
  ],
  [
    "routes/member/wallets/wallet-entry.tsx",
    (answer) => (
      <WalletEntry
        wallet={{ code: "PG", name: "PG", balance: usd("1") } as never}
        currency="USD"
        idempotencyKey={key}
        before={answer as never}
      />
    ),
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
  ["routes/upload/feedback/feedback-form.tsx", () => <FeedbackForm />],
  [
    "routes/promotions/next-step.tsx",
    (answer) => (
      <NextStep
        {...{ id: "1", title: "" }}
        participation={{
          ...{ state: "NOT_JOINED", action: "OPT_IN", rewardIsMaximum: false },
          ...{ games: null, progress: null, reward: null, endsAt: null, claimedAt: null },
        }}
        idempotencyKey={key}
        before={answer as never}
      />
    ),
  ],
];
