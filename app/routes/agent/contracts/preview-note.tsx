import type { PreviewFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/money.tsx";

/** What a contract would have paid on last week's figures (CA67): so that nobody agrees to a mere number. */
export function PreviewNote({ preview }: { preview: PreviewFactsFragment }) {
  const { t, date, money } = useI18n();
  const { from, to, periods, paid, base, amount } = preview;
  const day = { dateStyle: "medium" } as const;
  return (
    <div className="mt-3 rounded-control border border-accent/50 bg-accent/8 p-3">
      <p className="text-xs text-quiet">{t("agentCenter.contracts.preview.title")}</p>
      <p className="figures text-lg font-bold">
        <Money value={amount} />
      </p>
      <p className="figures text-xs text-quiet">
        {t("agentCenter.contracts.preview.base", { base: money(base) })}
        {periods > 1 ? ` ${t("agentCenter.contracts.preview.periods", { paid, periods })}` : null}
        {/* The moment after the last day is no part of it. */}
        {from == null || to == null ? null : ` (${date(from, day)} – ${date(to - 1, day)})`}
      </p>
    </div>
  );
}
