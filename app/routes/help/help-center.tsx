import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { WithdrawalTime } from "~/components/shell/withdrawal-time.tsx";
import type { HelpCenterQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block, Whole } from "~/ui/blocks/block.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { ButtonLink, buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";
import type { NamedLanguage } from "./help-query.server.ts";

interface Props {
  help: Block<Whole<HelpCenterQuery>>;
  /** The languages in which legal texts hold, if the page is in another one (G30). */
  legal: readonly NamedLanguage[];
}

/** The help center (U37, R55): contents beside the sections, every section reachable by its anchor. */
export function HelpCenter({ help, legal }: Props) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const chat = useChatOffered();
  const sections = "data" in help ? help.data.helpSections : [];
  const offersFeedback = "data" in help && help.data.system.offers.includes("FEEDBACK");
  return (
    <div className="shell-width py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("help.title")}</h1>
      <p className="mt-2 text-quiet">{t("help.intro")}</p>
      {legal.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
          {t("help.legalLanguages")}
          {legal.map(({ tag, name }) => (
            <a key={tag} href={`?lang=${tag}`} lang={tag} hrefLang={tag} className="footer-link">
              {name}
            </a>
          ))}
        </p>
      ) : null}
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,48rem)]">
        {sections.length > 0 ? <Contents sections={sections} /> : null}
        <div className="grid min-w-0 gap-4">
          {"data" in help ? null : (
            <FailedBlock name={t("help.title")} requestId={help.requestId} />
          )}
          {"data" in help && sections.length === 0 ? (
            <EmptyBlock icon={<i className="icon-book-open size-7" />} title={t("help.empty")} />
          ) : null}
          {sections.map(({ anchor, title, content }) => (
            <Card
              as="section"
              key={anchor}
              id={anchor}
              aria-labelledby={`${anchor}-title`}
              tone="faint"
              className="scroll-mt-32 p-5 transition-colors target:border-accent lg:p-7"
            >
              <h2 id={`${anchor}-title`} className="mb-3 text-xl font-bold tracking-tight">
                {title}
              </h2>
              <SafeHtml html={content} className="max-w-prose" />
              {anchor === "responsible" ? (
                <p>
                  <GoLink to="/play-safely" className={buttonLook({ tone: "quiet" })}>
                    {t("shell.playSafely")}
                  </GoLink>
                </p>
              ) : null}
              {anchor === "withdraw" ? (
                <div className="text-sm text-quiet">
                  <WithdrawalTime />
                </div>
              ) : null}
              <a
                href="#contents"
                className="finger mt-2 inline-flex min-h-8 items-center gap-1 rounded-control text-xs text-quiet hover:text-accent"
              >
                <i className="icon-arrow-up size-3.5" />
                {t("help.backToTop")}
              </a>
            </Card>
          ))}
          {chat || contacts.length > 0 ? (
            <Card
              as="section"
              tone="flat"
              className="flex flex-wrap items-center justify-between gap-4 p-5 lg:p-7"
            >
              <div>
                <h2 className="font-bold">{t("help.stillStuck")}</h2>
                <p className="text-sm text-quiet">{t("help.stillStuckText")}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                {offersFeedback ? (
                  <ButtonLink to="/upload/feedback" tone="quiet">
                    {t("feedback.title")}
                  </ButtonLink>
                ) : null}
                <SupportLink className={buttonLook({})}>
                  {chat ? t("nav.customerService") : contacts[0]?.name}
                </SupportLink>
              </div>
            </Card>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: Whole<HelpCenterQuery>["helpSections"] }) {
  const { t } = useI18n();
  return (
    <nav
      id="contents"
      aria-label={t("help.contents")}
      className="scroll-mt-32 lg:sticky lg:top-36 lg:self-start"
    >
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center rounded-control bg-surface px-4 text-sm text-quiet transition-colors hover:bg-raised hover:text-ink lg:bg-transparent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
