import { member } from "~/components/shell/navigation/destinations.ts";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";
import { paths } from "./paths.ts";

/** In place of a form that needs more points than there are (K33): how they are earned. */
export function PointsFirst({ title }: { title: string }) {
  const { t } = useI18n();
  const offers = useShellOffers();
  return (
    <NoteBox icon="icon-thin-coins" title={title} text={t("pointMall.redeem.missingText")}>
      {offers("DEPOSIT") ? (
        <ButtonLink to={member.deposit}>{t("pointMall.redeem.deposit")}</ButtonLink>
      ) : null}
      <ButtonLink to={paths.rules} tone="quiet">
        {t("pointMall.redeem.howToEarn")}
      </ButtonLink>
    </NoteBox>
  );
}
