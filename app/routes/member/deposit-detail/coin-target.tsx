import { QrCode } from "~/components/shell/contacts/qr-code.tsx";
import type { QrRows } from "~/components/shell/contacts/qr-path.ts";
import type { Outcome } from "~/forms/answers/outcome.ts";
import { decimalText } from "~/i18n/decimal-text.ts";
import { money } from "~/i18n/format.ts";
import { dots, type I18n, useI18n } from "~/i18n/i18n.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { useTimeLeft } from "~/ui/hooks/use-countdown.ts";
import { PayBy } from "./pay-by.tsx";
import { RenewRate } from "./renew-rate.tsx";

/** An address for coins, with the amount to send and its rate (CA9). */
export interface CoinPayment {
  account: string;
  bank?: string | null;
  network?: string | null;
  coin?: string | null;
  payAmount?: string | null;
  rate?: string | null;
  rateUntil?: number | null;
  rateExpired: boolean;
  uri?: string | null;
}

/** The content of a QR code, and its rows. */
export interface PaymentCode {
  text: string;
  rows: QrRows;
}

interface Props {
  id: string;
  payment: CoinPayment;
  /** The deposit's currency, which the rate is in. */
  currency: string;
  code: PaymentCode | null;
  /** When the loader read the deposit, in ms. */
  now: number;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** The network that coins are sent over; a platform may name it as the bank. */
const networkOf = ({ network, bank }: CoinPayment) => network ?? bank ?? null;

/** Coins to send as a person reads them: the language's decimal sign, every digit. */
export const coinsText = ({ payAmount, coin }: CoinPayment, { covered, language }: I18n) =>
  payAmount
    ? [covered ? dots : decimalText(payAmount, language), coin].filter(Boolean).join(" ")
    : null;

/** "1 USDT = ₩1,384.52", with every decimal of the rate. */
export function rateText({ rate, coin }: CoinPayment, currency: string, language: string) {
  if (!rate || !coin) return null;
  const decimals = rate.split(".")[1]?.length ?? 0;
  return `1 ${coin} = ${money({ amount: rate, currency }, language, { [currency]: decimals })}`;
}

/** Returns the content of the payment's QR code: a URI with the amount, else the address alone. */
export const codeText = ({ uri, account }: CoinPayment) => uri ?? account;

/**
 * How a deposit in coins is paid (A140): address, network, and the exact number of coins. After the rate has
 * expired nothing can be copied or scanned, because the amount would be wrong.
 */
export function CoinTarget({ id, payment, currency, code, now, before }: Props) {
  const i18n = useI18n();
  const { t, language, date } = i18n;
  const { account, payAmount, rateUntil } = payment;
  const left = useTimeLeft(rateUntil ?? null, now);
  const coins = coinsText(payment, i18n);
  const network = networkOf(payment);
  const rate = rateText(payment, currency, language);
  if (!payAmount || !coins)
    return <p className="text-sm text-pretty text-danger">{t("cashier.deposit.noAmount")}</p>;
  if (payment.rateExpired || (rateUntil != null && left <= 0)) {
    return <RenewRate id={id} before={before} />;
  }
  return (
    <>
      <p className="text-sm text-pretty">
        {network
          ? t("cashier.deposit.crypto", { amount: coins, network })
          : t("cashier.deposit.cryptoAny", { amount: coins })}
      </p>
      {rateUntil == null ? null : (
        <PayBy
          at={rateUntil}
          now={now}
          text={t("cashier.deposit.rateUntil", { at: date(rateUntil) })}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {code?.text === codeText(payment) ? (
          <div className="sm:col-span-2">
            <QrCode code={code.rows} label={t("cashier.deposit.qr")} side={184} />
          </div>
        ) : null}
        <CopyField label={t("cashier.deposit.address")} value={account} />
        {network ? <CopyField label={t("cashier.deposit.network")} value={network} /> : null}
        <CopyField label={t("cashier.deposit.toSend")} value={payAmount} shown={coins} />
        {rate ? <CopyField label={t("cashier.deposit.rate")} value={rate} /> : null}
        <CopyField label={t("member.deposit.reference")} value={id} />
      </div>
    </>
  );
}
