import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { depositGameOf, gamePath } from "~/play/launch/deposit-path.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";

/** The way back to the running game from which a player came to deposit (H3); nothing for everybody else. */
export function BackToGame() {
  const { t } = useI18n();
  const ticket = depositGameOf(useSearchParams()[0]);
  if (!ticket) return null;
  return (
    <ButtonLink to={gamePath(ticket)} tone="quiet" className="mb-4">
      {t("member.deposit.backToGame")}
    </ButtonLink>
  );
}
