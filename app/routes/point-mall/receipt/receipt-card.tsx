import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { PointMallReceiptQuery } from "~/graphql/generated/graphql";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";
import { PointMallReceipt } from "./receipt-query.ts";
import { Steps } from "./steps.tsx";

type Redemption = NonNullable<NonNullable<PointMallReceiptQuery["points"]>["redemption"]>;

/** Polling interval of a pending purchase, in ms. */
const everyMs = 5_000;

const tones: Readonly<Record<Redemption["status"], TagTone>> = {
  IN_PROCESS: "accent",
  APPROVED: "gain",
  REJECTED: "danger",
};

interface Props {
  id: string;
  initial: PointMallReceiptQuery;
}

/** A purchase as it is now: the page follows the platform until it is decided (S29). */
export function ReceiptCard({ id, initial }: Props) {
  const { t, money, date } = useI18n();
  const before = initial.points?.redemption;
  const undecided = before?.status === "IN_PROCESS";
  const { data } = useLive(
    PointMallReceipt,
    { id },
    { intervalMs: everyMs, initial, enabled: undecided },
  );
  // An answer without it is one that could not be had: the last good one stays.
  const now = data.points?.redemption ?? before;
  const { revalidate } = useRevalidator();
  const settled = undecided && now?.status !== "IN_PROCESS";
  // A decision changes points and maybe the balance, so the whole page is revalidated.
  useEffect(() => {
    if (settled) revalidate();
  }, [settled, revalidate]);
  if (!now) return null;
  const { status, productName, quantity, requiredPoints, requiredAmount, type } = now;
  const facts: [string, string | null][] = [
    [t("pointMall.receipt.kind"), t(`pointMall.types.${type}`)],
    [t("pointMall.receipt.quantity"), String(quantity)],
    [t("pointMall.receipt.points"), t("pointMall.balance.points", { count: requiredPoints })],
    [
      t("pointMall.receipt.amount"),
      Number(requiredAmount.amount) > 0 ? money(requiredAmount) : null,
    ],
    [t("pointMall.records.appliedAt"), now.appliedAt == null ? null : date(now.appliedAt)],
    [t("pointMall.receipt.address"), now.deliveryAddress || null],
    [t("pointMall.receipt.phone"), now.phone || null],
    [t("pointMall.receipt.remark"), now.remark || null],
  ];
  return (
    <Card
      as="section"
      aria-labelledby="receipt-name"
      tone="page"
      pad="roomy"
      className="grid max-w-3xl gap-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id="receipt-name" className="text-2xl font-bold tracking-tight text-balance">
          {productName}
        </h2>
        <p role="status">
          <Tag tone={tones[status]}>{t(`pointMall.statuses.${status}`)}</Tag>
        </p>
      </div>
      <Steps status={status} />
      <p className="text-sm text-pretty">{t(`pointMall.receipt.next.${status}`)}</p>
      <CopyField label={t("pointMall.receipt.number")} value={id} />
      <dl className="grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-quiet">{name}</dt>
              <dd className="figures break-words max-sm:mb-1.5">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {undecided ? (
        <noscript>
          <a href={`?${new URLSearchParams({ id })}`} className="text-sm text-accent underline">
            {t("pointMall.receipt.refresh")}
          </a>
        </noscript>
      ) : null}
    </Card>
  );
}
