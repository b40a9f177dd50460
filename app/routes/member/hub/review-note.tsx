import type { MemberHubQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

/** The review of limits, while it is due (G8). */
export function ReviewNote({ review }: { review: MemberHubQuery["limitReview"] }) {
  const { t } = useI18n();
  if (!review?.due) return null;
  return (
    <Card as="section" pad="snug" aria-label={t("review.title")} className="mb-5">
      <h2 className="font-bold">{t("review.title")}</h2>
      <p className="mt-1 mb-3 text-sm text-quiet">{t("review.hub")}</p>
      <ButtonLink to="/member/limits/review" size="small">
        {t("review.open")}
      </ButtonLink>
    </Card>
  );
}

/** When and with what the account signed in before this session (G28); nothing at a first login. */
export function LastLogin({ login }: { login: MemberHubQuery["previousLogin"] }) {
  const { t, date } = useI18n();
  if (!login) return null;
  const at = date(login.at);
  return (
    <p className="mb-5 text-sm text-quiet">
      {login.device
        ? t("review.lastLoginWith", { at, device: login.device })
        : t("review.lastLogin", { at })}
    </p>
  );
}
