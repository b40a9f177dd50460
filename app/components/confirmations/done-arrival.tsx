import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { DoneNote } from "~/ui/done-note.tsx";

const dones = ["RECEIVED", "ALL_RECEIVED"] as const;

/** The news that a word was taken, as the address tells it. */
export function DoneArrival() {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const done = dones.find((each) => each === query.get("done"));
  // A picture that was sent came after whatever else the address tells of.
  const said = query.get("proof") === "sent" ? "NOT_RECEIVED" : done;
  return said ? <DoneNote>{t(`agentCenter.confirmations.done.${said}`)}</DoneNote> : null;
}
