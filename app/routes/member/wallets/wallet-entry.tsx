import { useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { WalletEntryFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Money } from "~/ui/text/money.tsx";
import type { WalletOutcome } from "./wallets.server.ts";

interface Props {
  wallet: WalletEntryFragment;
  currency: string;
  idempotencyKey: string;
  /** What the page's own form came to, where there is no script. */
  before: WalletOutcome | undefined;
}

/** A vendor's wallet: its balance, and transfers in and out (C23). An unavailable one fails by itself (CA7). */
export function WalletEntry({ wallet, currency, idempotencyKey, before }: Props) {
  const { t } = useI18n();
  const { name, balance } = wallet;
  return (
    <Card as="li" pad="snug" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h3 className="min-w-0 flex-1 truncate font-bold">{name}</h3>
      <p className="figures shrink-0 font-semibold">
        {balance ? (
          <Money value={balance} atMost />
        ) : (
          <span className="text-sm font-normal text-quiet">{t("cashier.wallets.silent")}</span>
        )}
      </p>
      {balance ? (
        <Disclosure
          open={before ? true : undefined}
          className="open:basis-full"
          look={buttonLook({ tone: "quiet", size: "tight" })}
          summary={
            <>
              {t("cashier.wallets.move")}
              <span className="sr-only">: {name}</span>
            </>
          }
        >
          <MoveForm
            wallet={wallet}
            currency={currency}
            idempotencyKey={idempotencyKey}
            before={before}
          />
        </Disclosure>
      ) : null}
    </Card>
  );
}

function MoveForm({ wallet, currency, idempotencyKey, before }: Props) {
  const { t, figures } = useI18n();
  const { contacts } = useShell();
  const hydrated = useHydrated();
  const { code, balance } = wallet;
  const step = useFetcherFormStep(`wallet-${code}`, before);
  const { fetcher, form, outcome, problem, pending } = step;
  const [amount, setAmount] = useState(outcome?.values.amount ?? "");
  const key = (outcome as WalletOutcome | undefined)?.idempotencyKey ?? idempotencyKey;
  const busy = pending !== null;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      // What was moved need not be moved again.
      onReset={() => setAmount("")}
      className="mt-3 grid gap-3"
    >
      <input type="hidden" name="wallet" value={code} />
      <input type="hidden" name="idempotencyKey" value={key} />
      <FormErrorSummary fields={["amount", "to"]} problem={problem} contacts={contacts} />
      <TextField
        id={`move-${code}`}
        name="amount"
        label={t("cashier.amount", { currency })}
        figures
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
        error={errorIn(problem, "amount") ?? errorIn(problem, "to")}
        currency={currency}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="in" busy={busy} size="small">
          {t("cashier.wallets.in")}
        </Button>
        <Button type="submit" name="intent" value="out" busy={busy} tone="raised" size="small">
          {t("cashier.wallets.out")}
        </Button>
        {hydrated && balance && Number(balance.amount) > 0 ? (
          <Button onClick={() => setAmount(figures(balance))} tone="quiet" size="small">
            {t("cashier.wallets.whole")}
          </Button>
        ) : null}
      </div>
    </fetcher.Form>
  );
}
