import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { DialogLink } from "~/components/dialogs/dialog-link.tsx";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { extraPlaces, standing } from "./destinations.ts";
import { ProtectedLink } from "./protected-link.tsx";

interface Props {
  /** Rows of a menu instead of a line of small links. */
  stacked?: boolean;
}

/** The other entries (U14) in the brand's selection and order. */
export function ExtraNav({ stacked = false }: Props) {
  const { t } = useI18n();
  const { brand, contacts } = useShell();
  const offers = useShellOffers();
  const chat = useChatOffered();
  const shown = standing(brand.navigation.extra, extraPlaces, offers).filter(
    (key) => key !== "customerService" || chat || contacts.length > 0,
  );
  return (
    <nav aria-label={t("shell.moreNavigation")}>
      <ul className={stacked ? "extra-menu" : "extra-nav"}>
        {shown.map((key) => (
          <li key={key}>
            {key === "customerService" ? (
              <SupportLink>{t("nav.customerService")}</SupportLink>
            ) : key === "help" || key === "download" ? (
              <DialogLink dialog={key === "help" ? "help" : "app"}>{t(`nav.${key}`)}</DialogLink>
            ) : (
              <ProtectedLink to={extraPlaces[key]}>{t(`nav.${key}`)}</ProtectedLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
