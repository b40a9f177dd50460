import { useRef } from "react";
import { ClaimButton } from "~/components/claims/claim-button.tsx";
import type { RewardItem } from "~/components/claims/items.ts";
import type { Outcome } from "~/forms/answers/outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";

interface Props {
  /** What was claimed on the page before, without a script, is no item any more: then only its answer is shown. */
  item: Pick<RewardItem, "id"> & Partial<RewardItem>;
  before: Outcome | undefined;
}

/** Something to claim, and its button; the answer is shown in place (H11). */
export function ClaimCard({ item: { id, name, amount, step }, before }: Props) {
  const { t } = useI18n();
  const title = name || t("member.rewards.rebateName");
  return (
    <li
      data-claim={id}
      className="card card-plain flex w-72 shrink-0 snap-start items-center justify-between gap-3 px-3 py-2"
    >
      {name === undefined ? null : (
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold">{title}</p>
          {amount ? (
            <p className="figures text-sm text-gold">
              <Money value={amount} />
            </p>
          ) : null}
        </div>
      )}
      <ClaimButton
        id={id}
        fields={step?.kind === "claim" ? step.fields : null}
        name={title}
        before={before}
        action="/?index"
      />
    </li>
  );
}

/** The items that this page has shown: what is claimed stays in its place, with its answer. */
export function useShownItems(items: readonly RewardItem[]): RewardItem[] {
  const seen = useRef(new Map<string, RewardItem>());
  const now = new Map(items.map((item) => [item.id, item]));
  for (const item of items) seen.current.set(item.id, item);
  return [...seen.current.values()].map((item) => now.get(item.id) ?? { ...item, step: null });
}
