/** The forms of the member center that can be refused, for unit tests. */

import { ClaimButton } from "~/components/claims/claim-button.tsx";
import { BreakReview } from "~/routes/member/break/break-review.tsx";
import { CancelPayment } from "~/routes/member/cancel-payment.tsx";
import { CardForm } from "~/routes/member/cards/card-form.tsx";
import { CardList } from "~/routes/member/cards/card-list.tsx";
import { DepositForm } from "~/routes/member/deposit/deposit-form.tsx";
import { LimitChoice } from "~/routes/member/deposit/limit-choice.tsx";
import { LimitRow } from "~/routes/member/limits/limit-row.tsx";
import { AvatarForm } from "~/routes/member/profile/avatar-form.tsx";
import { ProfileForm } from "~/routes/member/profile/profile-form.tsx";
import { IntervalForm } from "~/routes/member/reality-check/interval-form.tsx";
import { ReviewForm } from "~/routes/member/review-form.tsx";
import * as passwords from "~/routes/member/security/password-forms.tsx";
import { ReturnAll } from "~/routes/member/wallets/return-all.tsx";
import { WalletEntry } from "~/routes/member/wallets/wallet-entry.tsx";
import { type DrawnForm, key, rules } from "./drawn-form.ts";
import { usd } from "./render-page.tsx";

const money = { min: usd("1"), max: usd("9"), presets: [] };

export const memberForms: readonly DrawnForm[] = [
  [
    "routes/member/break/break-review.tsx",
    (answer) => (
      <BreakReview
        choice={{ length: "DAY", kind: "TIME_OUT", until: 1 }}
        problem={answer.problem}
      />
    ),
  ],
  [
    "routes/member/cancel-payment.tsx",
    (answer) => (
      <CancelPayment
        id="1"
        offer="CANCEL_DEPOSIT"
        summary=""
        question=""
        before={answer as never}
      />
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
    "components/claims/claim-button.tsx",
    (answer) => <ClaimButton id="1" fields={{ rewardId: "1" }} name="" before={answer as never} />,
  ],
  [
    "routes/member/deposit/deposit-form.tsx",
    (answer) => (
      <DepositForm
        methods={[{ id: "1", name: "", kind: "BANK", ...money } as never]}
        lastMethod={null}
        outcome={answer as never}
        idempotencyKey={key}
      />
    ),
  ],
  [
    "routes/member/deposit/limit-choice.tsx",
    (answer) => <LimitChoice offered={["DEPOSIT"]} before={answer} />,
  ],
  [
    "routes/member/reality-check/interval-form.tsx",
    (answer) => (
      <IntervalForm
        setting={{ minutes: 15, longest: 60, choices: [15] }}
        before={answer as never}
      />
    ),
  ],
  [
    "routes/member/limits/limit-row.tsx",
    (answer) => (
      <LimitRow
        limit={{
          kind: "DEPOSIT",
          period: "DAY",
          until: 1,
          source: "PLAYER",
          used: null,
          left: null,
          request: null,
          limit: { money: usd("1"), minutes: null },
        }}
        now={0}
        before={{ ...answer, kind: "DEPOSIT", period: "DAY" }}
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
];
