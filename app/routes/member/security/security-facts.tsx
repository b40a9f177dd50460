import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  facts: {
    paymentPasswordSet: boolean;
    emailVerified: boolean;
    mobileVerified: boolean;
    lastPasswordChange?: number | null;
    lastLogin?: { at?: number | null; address?: string | null; place?: string | null } | null;
  };
}

/** What protects the account and what is missing, each as text and icon. */
export function SecurityFacts({ facts }: Props) {
  const { t, date } = useI18n();
  const offers = useOffers();
  const { contacts } = useShell();
  const { lastLogin, lastPasswordChange } = facts;
  const guards = [
    {
      name: t("member.security.payment"),
      good: facts.paymentPasswordSet,
      says: t(facts.paymentPasswordSet ? "member.security.set" : "member.security.unset"),
    },
    {
      name: t("member.security.email"),
      good: facts.emailVerified,
      says: t(facts.emailVerified ? "member.security.verified" : "member.security.unverified"),
    },
    {
      name: t("member.security.mobile"),
      good: facts.mobileVerified,
      says: t(facts.mobileVerified ? "member.security.verified" : "member.security.unverified"),
    },
  ];
  const unverified = !facts.emailVerified || !facts.mobileVerified;
  const where = [lastLogin?.place, lastLogin?.address].filter(Boolean).join(" · ");
  return (
    <Card as="section" aria-label={t("member.security.facts")} pad="roomy" className="grid gap-4">
      <ul className="grid gap-3 sm:grid-cols-3">
        {guards.map(({ name, good, says }) => {
          const icon = good ? "icon-circle-check" : "icon-circle-alert";
          return (
            <li key={name} className="flex items-center gap-3">
              <i className={`${icon} size-6 ${good ? "text-gain" : "text-gold"}`} />
              <span>
                <span className="block text-sm font-semibold">{name}</span>
                <span className="block text-xs text-quiet">{says}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {unverified ? (
        <div className="text-sm">
          <p>{t("member.security.verifyHelp")}</p>
          {contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
        </div>
      ) : null}
      <p className="border-t border-line/60 pt-4 text-sm text-quiet">
        {[
          lastLogin?.at == null
            ? null
            : t("member.security.lastLogin", { at: date(lastLogin.at), where: where || "–" }),
          lastPasswordChange == null
            ? null
            : t("member.security.lastChange", { at: date(lastPasswordChange) }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {offers("PROFILE") ? (
        <GoLink
          to="/member/profile"
          className="finger inline-flex items-center gap-1 justify-self-start text-sm font-semibold text-accent hover:underline"
        >
          {t("member.pages.profile")}
          <i className="icon-chevron-right size-4" />
        </GoLink>
      ) : null}
    </Card>
  );
}
