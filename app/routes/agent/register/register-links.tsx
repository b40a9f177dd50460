import { Link, useSearchParams } from "@remix-run/react";
import { QrCode } from "~/components/shell/contacts/qr-code.tsx";
import type { QrRows } from "~/components/shell/contacts/qr-path.ts";
import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import type { OwnLinkFragment } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { rateSpan } from "~/routes/agent/rate-input/rate-span.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { ShareButton } from "~/ui/controls/share-button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import type { RegisterOutcome } from "./register-changes.server.ts";

interface Props {
  links: readonly OwnLinkFragment[];
  /** Their codes for a camera, in the same order. */
  codes: readonly QrRows[];
  before: RegisterOutcome | undefined;
}

/** The links that there are (CA53), each with what it brought. */
export function RegisterLinks({ links, codes, before }: Props) {
  const { t } = useI18n();
  const [query] = useSearchParams();
  return (
    <section aria-labelledby="register-links">
      <h2 id="register-links" className="mb-3 text-lg font-bold">
        {t("agentCenter.register.links")}
      </h2>
      {query.has("off") ? (
        <DoneNote className="mb-3">{t("agentCenter.register.off")}</DoneNote>
      ) : null}
      {links.length === 0 ? (
        <EmptyBlock
          icon={<i className="icon-link size-7" />}
          title={t("agentCenter.register.noLinks")}
        />
      ) : (
        <ul className="grid gap-3">
          {links.map((link, at) => (
            <LinkCard
              key={link.code}
              link={link}
              code={codes[at]}
              fresh={query.get("made") === link.code}
              before={before?.code === link.code ? before : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps {
  link: OwnLinkFragment;
  code: QrRows | undefined;
  fresh: boolean;
  before: RegisterOutcome | undefined;
}

function LinkCard({ link, code, fresh, before }: CardProps) {
  const { t, date, language } = useI18n();
  const { name, url, type, rates, uses, visits, createdAt } = link;
  const span = rateSpan(rates);
  const figures = useAgentOffers()("AGENT_LINK_FIGURES");
  const facts = [
    { name: t("agentCenter.register.visits"), value: visits ?? "–" },
    { name: t("agentCenter.register.registrations"), value: uses },
    {
      name: t("agentCenter.downline.rates"),
      value: span === null ? "–" : percentText(span, language),
    },
    {
      name: t("agentCenter.register.since"),
      value: createdAt == null ? "–" : date(createdAt, "day"),
    },
  ];
  return (
    <Card
      as="li"
      id={`link-${link.code}`}
      pad="snug"
      className={fresh ? "border-accent scroll-mt-24" : ""}
    >
      {fresh ? <DoneNote className="mb-3">{t("agentCenter.register.made")}</DoneNote> : null}
      <div className="mb-2 flex flex-wrap items-center gap-2">
        {name ? <p className="min-w-0 truncate font-semibold">{name}</p> : null}
        <Tag>{t(`agentCenter.downline.types.${type}`)}</Tag>
        {fresh ? <Tag tone="accent">{t("agentCenter.register.fresh")}</Tag> : null}
      </div>
      <CopyField label={t("agentCenter.register.link")} value={url} />
      <dl className="mt-2 mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="figures text-sm font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-start gap-2">
        {code ? (
          <Disclosure
            look={buttonLook({ tone: "quiet", size: "tight" })}
            summary={t("agentCenter.register.qr")}
          >
            <div className="mt-3">
              <QrCode code={code} label={`${t("agentCenter.register.qr")}: ${url}`} />
            </div>
          </Disclosure>
        ) : null}
        {figures ? (
          <Link
            to={`/agentHome/links?link=${encodeURIComponent(link.code)}`}
            className={buttonLook({ tone: "quiet", size: "tight" })}
          >
            {t("agentCenter.links.figures")}
          </Link>
        ) : null}
        <ShareButton title={name ?? t("agentCenter.register.unnamed")} url={url} />
        <SwitchOff code={link.code} before={before} />
      </div>
    </Card>
  );
}

/** Switches a link off after a confirmation, so that nobody can register with it (CA55). */
function SwitchOff({ code, before }: { code: string; before: RegisterOutcome | undefined }) {
  const { t } = useI18n();
  if (!useAgentOffers()("DELETE_AGENT_LINK")) return null;
  return (
    <ConfirmDisclosure
      name={`link-off-${code}`}
      look="wary"
      summary={t("agentCenter.register.switchOff")}
      question={t("agentCenter.register.switchOffAsk")}
      now={t("agentCenter.register.switchOffNow")}
      intent="off"
      tone="danger"
      sent={{ code }}
      before={before}
    />
  );
}
