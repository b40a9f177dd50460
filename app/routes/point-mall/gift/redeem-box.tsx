import { useI18n } from "~/i18n/i18n.tsx";
import { PasswordFirst } from "~/routes/point-mall/password-first.tsx";
import { paths } from "~/routes/point-mall/paths.ts";
import { PointsFirst } from "~/routes/point-mall/points-first.tsx";
import { useMall } from "~/routes/point-mall/use-mall.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";
import { RedeemForm, type RedeemProps } from "./redeem-form.tsx";

interface Props extends RedeemProps {
  passwordMissing: boolean;
}

/** The form that buys a reward, or the reason why it can't be bought: out of stock, or a missing requirement. */
export function RedeemBox(props: Props) {
  const { t } = useI18n();
  const { available, offers } = useMall();
  const { gift, outcome, passwordMissing } = props;
  const missing = available === null ? 0 : gift.requiredPoints - available;
  if (!offers.includes("REDEEM_POINTS")) {
    return <EmptyBlock icon={<i className="icon-ban size-7" />} title={t("member.notOffered")} />;
  }
  // The form shows the refusal even if nothing can be bought any more.
  if (outcome) return <RedeemForm key={gift.id} {...props} />;
  if (gift.stock === 0) {
    return (
      <NoteBox
        icon="icon-thin-package-x"
        title={t("pointMall.redeem.soldOutTitle")}
        text={t("pointMall.redeem.soldOutText")}
      >
        <ButtonLink to={paths.gifts} tone="quiet">
          {t("pointMall.gifts.back")}
        </ButtonLink>
      </NoteBox>
    );
  }
  if (missing > 0) {
    return <PointsFirst title={t("pointMall.redeem.missingTitle", { count: missing })} />;
  }
  return passwordMissing ? <PasswordFirst /> : <RedeemForm key={gift.id} {...props} />;
}
