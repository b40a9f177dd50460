import { useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";

/** In place of a form that spends points while no payment password guards them (M22): the way to set one, and back. */
export function PasswordFirst() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <NoteBox
      icon="icon-thin-key-round"
      title={t("pointMall.redeem.passwordTitle")}
      text={t("pointMall.redeem.passwordText")}
    >
      <ButtonLink to={`${withReturnTo("/member/security", pathname + search)}#payment-password`}>
        {t("pointMall.redeem.passwordSet")}
      </ButtonLink>
    </NoteBox>
  );
}
