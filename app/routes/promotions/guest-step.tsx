import { ProtectedLink } from "~/components/shell/navigation/protected-link.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { keepIntent } from "~/forms/steps/intent.ts";
import type { PromotionAction } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink, buttonLook } from "~/ui/controls/button.tsx";
import { promotionPath } from "./promotion-path.ts";

interface Props {
  promotion: { id: string; title: string; firstAction?: PromotionAction | null };
  size?: "small" | "medium";
}

/**
 * How a guest takes part: the login, and back to the promotion, where joining goes on by itself (H6). A trial account
 * is told that it needs a real one.
 */
export function GuestStep({ promotion: { id, title, firstAction }, size = "medium" }: Props) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const name = <span className="sr-only">: {title}</span>;
  if (viewer) {
    return (
      <ButtonLink to="/?notice=real-account" size={size} className="relative">
        {t("promotions.part.actions.OPT_IN")}
        {name}
      </ButtonLink>
    );
  }
  return (
    <ProtectedLink
      to={{ path: promotionPath(id), login: true }}
      onClick={() => firstAction === "OPT_IN" && keepIntent("promotion", id)}
      className={buttonLook({ size, className: "relative" })}
    >
      {t("promotions.logIn")}
      {name}
    </ProtectedLink>
  );
}
