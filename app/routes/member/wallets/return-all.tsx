import { useMemo } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { FundsReturnFragment } from "~/graphql/generated/graphql";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Progress } from "~/ui/charts/progress.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";
import { Money } from "~/ui/text/money.tsx";
import { progressOf } from "./progress-of.ts";
import { WalletsReturn } from "./query.ts";
import type { WalletOutcome } from "./wallets.server.ts";

/** Polling interval of the progress, in ms. */
const everyMs = 800;

const tones: Record<FundsReturnFragment["wallets"][number]["state"], TagTone> = {
  MOVED: "gain",
  FAILED: "danger",
  UNKNOWN: "accent",
  WAITING: "quiet",
};

interface Props {
  /** The last return of all funds, from the session, so that it is still there after a reload. */
  last: FundsReturnFragment | null;
  /** Whether any wallet has something in it. */
  any: boolean;
  idempotencyKey: string;
  /** What the page's own form came to, where there is no script. */
  before: WalletOutcome | undefined;
}

/**
 * Returns all money with one click, shows progress and the result of each wallet, and resumes an interrupted return.
 */
export function ReturnAll({ last, any, idempotencyKey, before }: Props) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const { fetcher, ...step } = useFetcherFormStep("wallets-all", before);
  const outcome = step.outcome as WalletOutcome | undefined;
  const sent = fetcher.formData?.get("idempotencyKey");
  const { busy } = fetcher;
  const initial = useMemo(() => ({ wallet: { fundsReturn: last } }), [last]);
  const live = useLive(WalletsReturn, {}, { intervalMs: everyMs, initial, enabled: busy });
  const reported = live.data.wallet?.fundsReturn ?? last;
  // While a new one begins, what is known is the one before it.
  const now = reported && (!busy || reported.id === sent) ? reported : null;
  const open = now !== null && progressOf(now).open;
  const key = open ? now.id : (outcome?.idempotencyKey ?? idempotencyKey);
  const results = now && now.wallets.length > 0 ? now : null;
  if (!any && !results && !outcome) return null;
  return (
    <section aria-label={t("cashier.wallets.allBack")} className="grid gap-4">
      <FormErrorSummary fields={[]} problem={outcome?.problem} contacts={contacts} />
      {any || open ? (
        <fetcher.Form method="post">
          <input type="hidden" name="idempotencyKey" value={key} />
          <Button type="submit" name="intent" value="all" busy={busy} className="w-full sm:w-auto">
            {t(
              busy
                ? "cashier.wallets.bringing"
                : open
                  ? "cashier.wallets.goOn"
                  : "cashier.wallets.allBack",
            )}
          </Button>
        </fetcher.Form>
      ) : null}
      {results ? <Results reported={results} /> : null}
    </section>
  );
}

function Results({ reported }: { reported: FundsReturnFragment }) {
  const { t, date } = useI18n();
  const { done, of, open } = progressOf(reported);
  return (
    <Card as="section" pad="snug" aria-label={t("cashier.wallets.result")}>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{t("cashier.wallets.result")}</span>
        <span className="figures text-xs text-quiet">{date(reported.at)}</span>
      </p>
      <Progress
        label={t("cashier.wallets.result")}
        done={done}
        of={of}
        text={t("cashier.wallets.progress", { done, of })}
      />
      <ul className="mt-3 grid gap-2">
        {reported.wallets.map(({ code, name, amount, state }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="figures">{amount ? <Money value={amount} atMost /> : "–"}</span>
            <Tag tone={tones[state]}>{t(`cashier.wallets.states.${state}`)}</Tag>
          </li>
        ))}
      </ul>
      {open ? <p className="mt-3 text-xs text-quiet">{t("cashier.wallets.openNote")}</p> : null}
    </Card>
  );
}
