import { useFetcher } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { type Outcome, outcomeText } from "~/routes/member/outcome.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";

interface Props {
  id: string;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** Takes a deposit back that waits (CA35), after asking whether that is meant. */
export function CancelForm({ id, before }: Props) {
  const { t, money } = useI18n();
  const fetcher = useFetcher<Outcome>({ key: `cancel-${id}` });
  const outcome = fetcher.data ?? before;
  if (!useOffers()("CANCEL_DEPOSIT")) return null;
  return (
    <div className="grid gap-2">
      <Disclosure
        look={buttonLook({ tone: "wary", size: "small" })}
        summary={t("member.deposit.cancel")}
      >
        <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-2">
          <p className="text-sm text-pretty">{t("member.deposit.cancelAsk")}</p>
          <Button
            type="submit"
            name="intent"
            value="cancel"
            busy={fetcher.state !== "idle"}
            tone="danger"
            size="small"
          >
            {t("member.deposit.cancelNow")}
          </Button>
        </fetcher.Form>
      </Disclosure>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {outcome && outcome.kind !== "done" ? outcomeText(outcome, { t, money }) : null}
      </p>
    </div>
  );
}
