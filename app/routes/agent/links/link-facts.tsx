import { QrCode } from "~/components/shell/contacts/qr-code.tsx";
import type { QrRows } from "~/components/shell/contacts/qr-path.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import type { OwnLinkFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { buttonLook } from "~/ui/controls/button.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import { ChangeForm } from "./change-form.tsx";

interface Props {
  link: OwnLinkFactsFragment;
  /** The link's address as a QR code, and a text to share in each language. */
  qr: QrRows;
  texts: readonly { tag: string; label: string; text: string }[];
  before: FormOutcome | undefined;
}

/** One link: where it leads, what to share, and what it is for. */
export function LinkFacts({ link, qr, texts, before }: Props) {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const look = buttonLook({ tone: "quiet", size: "tight" });
  const { code, campaign, landing, retiredAt, url, type } = link;
  return (
    <Card
      as="section"
      aria-label={t("agentCenter.register.link")}
      pad="snug"
      className="mb-5 print:hidden"
    >
      <div className="mb-3 flex flex-wrap gap-2">
        <Tag>{t(`agentCenter.downline.types.${type}`)}</Tag>
        {campaign ? <Tag>{campaign}</Tag> : null}
        <Tag>{landing ?? t("agentCenter.links.registration")}</Tag>
        {retiredAt == null ? null : <Tag tone="danger">{t("agentCenter.links.retired")}</Tag>}
      </div>
      {retiredAt == null ? (
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <CopyField label={t("agentCenter.register.link")} value={url} />
          <QrCode code={qr} label={`${t("agentCenter.register.qr")}: ${url}`} side={120} />
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {retiredAt == null ? (
          <Disclosure
            look={look}
            summary={t("agentCenter.links.shareTexts")}
            className="open:w-full"
          >
            <div className="mt-3 grid gap-3">
              {texts.map(({ tag, label, text }) => (
                <div key={tag} lang={tag}>
                  <CopyField label={label} value={text} />
                </div>
              ))}
            </div>
          </Disclosure>
        ) : null}
        {offers("CHANGE_AGENT_LINK") ? (
          <Disclosure
            look={look}
            summary={t("agentCenter.links.change")}
            open={Boolean(before?.problem)}
            className="open:w-full"
          >
            <ChangeForm key={code} link={link} before={before} />
          </Disclosure>
        ) : null}
      </div>
    </Card>
  );
}
