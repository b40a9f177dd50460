import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { here, later } from "~/ui/lazy/lazy.tsx";
import { Fold } from "~/ui/lazy/lazy-disclosure.tsx";
import { DisputeInside } from "./dispute-inside.later.tsx";

const Inside = import.meta.env.SSR
  ? here(DisputeInside)
  : later(() => import("./dispute-inside.later.tsx").then((part) => part.DisputeInside));

/** Says that money did not arrive, with the picture that proves it (M24, U47, S34). */
export function DisputeForm({ id }: { id: string }) {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const failed = query.get("proof") === "failed" && query.get("of") === id;
  return (
    <Fold
      open={failed || undefined}
      className="open:basis-full"
      look={buttonLook({ tone: "wary", size: "tight" })}
      summary={t("agentCenter.confirmations.decide.NOT_RECEIVED")}
    >
      <Inside id={id} />
    </Fold>
  );
}
