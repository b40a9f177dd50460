import { useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";

/** In place of a form that needs a payment password: where to set one, and from there back to here (CA4). */
export function PaymentPasswordNote() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <NoteBox
      icon="icon-thin-key-round"
      title={t("cashier.noPassword.title")}
      text={t("cashier.noPassword.text")}
    >
      <ButtonLink to={`${withReturnTo("/member/security", pathname + search)}#payment-password`}>
        {t("cashier.noPassword.set")}
      </ButtonLink>
    </NoteBox>
  );
}
