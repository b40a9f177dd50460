import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  /** The market file that forbids the game's class, such as "DE-SH", and its version. */
  rule: { market: string; version: string };
}

/** What stands in place of a game that the visitor's market does not allow (Q5, G31): the rule, and where to go on. */
export function ForbiddenGame({ rule }: Props) {
  const { t } = useI18n();
  return (
    <div className="shell-width max-w-2xl py-10 lg:py-16">
      <h1 className="text-3xl font-bold tracking-tight">{t("game.forbidden")}</h1>
      <p className="mt-3 text-quiet text-pretty">{t("game.forbiddenText")}</p>
      <p className="mt-2 text-sm text-quiet">{t("game.forbiddenRule", rule)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <GoLink to="/" className={buttonLook({ tone: "accent" })}>
          {t("game.otherGames")}
        </GoLink>
        <GoLink to="/play-safely" className={buttonLook({ tone: "quiet" })}>
          {t("outside.safe.title")}
        </GoLink>
      </div>
    </div>
  );
}
