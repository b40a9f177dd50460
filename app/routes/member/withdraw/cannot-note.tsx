import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";

interface Props {
  /** What is missing. */
  why: "card" | "daily" | "wager" | "little";
  /** The least that can be taken out, as it is shown. */
  min: string;
}

/** For members who can't withdraw now: the reason and the next step. */
export function CannotNote({ why, min }: Props) {
  const { t } = useI18n();
  const offers = useOffers();
  if (why === "card") {
    return (
      <NoteBox
        icon="icon-thin-credit-card"
        title={t("cashier.withdraw.noCard")}
        text={t("cashier.withdraw.noCardText")}
      >
        {offers("ADD_BANK_CARD") ? (
          <ButtonLink to="/member/withdraw/cards">{t("cashier.cards.add")}</ButtonLink>
        ) : null}
      </NoteBox>
    );
  }
  return (
    <NoteBox
      icon="icon-thin-ban"
      title={t("cashier.withdraw.cannot")}
      text={t(`cashier.withdraw.why.${why}`, { min })}
    >
      {why === "little" && offers("DEPOSIT") ? (
        <ButtonLink to="/member/deposit">{t("member.pages.depositv2")}</ButtonLink>
      ) : (
        <ButtonLink to="/" tone="quiet">
          {t("cashier.withdraw.toGames")}
        </ButtonLink>
      )}
    </NoteBox>
  );
}
