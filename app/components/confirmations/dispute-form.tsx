import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { DisputeProofForm } from "./dispute-proof-form.tsx";

/** Disputes that money has arrived, with a picture as proof (M24, U47, S34). */
export function DisputeForm({ id }: { id: string }) {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const failed = query.get("proof") === "failed" && query.get("of") === id;
  return (
    <Disclosure
      open={failed || undefined}
      className="open:basis-full"
      look={buttonLook({ tone: "wary", size: "tight" })}
      summary={t("agentCenter.confirmations.decide.NOT_RECEIVED")}
    >
      <DisputeProofForm id={id} />
    </Disclosure>
  );
}
