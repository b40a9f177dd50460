import { Link } from "@remix-run/react";
import { SocialPanel } from "~/components/social/social-panel.tsx";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import { KnownIdentity } from "./known-identity.tsx";
import type { RegisterFacts } from "./load-register.server.ts";
import { RegisterForm } from "./register-form.tsx";

const tabs = {
  MOBILE: { name: "mobile", textKey: "register.byMobile" },
  USERNAME: { name: "username", textKey: "register.byUsername" },
} as const;

/** The inside of the registration dialog (M5): tabs, form, and the ways around it. */
export function RegisterPanel({ found }: { found: RegisterFacts }) {
  const { t } = useI18n();
  const closed = Boolean(found.reachable && !found.kind);
  const incomplete = !found.reachable || Boolean(found.kind && !found.fields);
  const over = useShownMessage<HTMLParagraphElement>(found.identityOver || null);
  const refusal = useShownMessage<HTMLDivElement>(
    closed ? "closed" : incomplete ? "incomplete" : null,
  );
  const { contacts, fields, identity, kind, kinds, referralCode, returnTo } = found;
  const invited = referralCode ? `&referralCode=${encodeURIComponent(referralCode)}` : "";
  const address = (name: string) => withReturnTo(`/register?tab=${name}${invited}`, returnTo);

  return (
    <>
      {identity ? <KnownIdentity identity={identity} /> : null}
      {found.identityOver ? (
        <p
          ref={over}
          tabIndex={-1}
          role="status"
          className={`mb-5 rounded-control bg-raised p-3 text-sm ${shownLook}`}
        >
          {t("session.confirmOver")}
        </p>
      ) : null}
      {identity ? null : <p className="mb-5 text-sm text-quiet">{t("register.lead")}</p>}
      {found.social ? (
        <SocialPanel
          found={found.social}
          returnTo={returnTo}
          formKey={found.formKey}
          contacts={contacts}
          place="above"
        />
      ) : null}
      {kind && kinds.length > 1 ? (
        <div className="mb-5">
          <Tabs
            label={t("register.ways")}
            now={tabs[kind].name}
            tabs={kinds.map((each) => {
              const { name, textKey } = tabs[each];
              return { name, text: t(textKey satisfies KeyIn<"register">), to: address(name) };
            })}
          />
        </div>
      ) : null}
      {kind && fields ? (
        <RegisterForm key={kind} found={found} kind={kind} fields={fields} />
      ) : null}
      {closed ? (
        <div ref={refusal} tabIndex={-1} role="alert" className={shownLook}>
          <p>{t("register.closed")}</p>
          <ContactLinks contacts={contacts} />
        </div>
      ) : null}
      {incomplete ? (
        <div ref={refusal} tabIndex={-1} role="alert" className={shownLook}>
          <p>{t("register.rulesMissing")}</p>
          <Link
            to={address(kind ? tabs[kind].name : "")}
            reloadDocument
            className="mt-2 inline-block min-h-6 font-semibold text-accent underline"
          >
            {t("forms.retry")}
          </Link>
        </div>
      ) : null}
      <p className="mt-5 border-t border-line pt-4 text-sm text-quiet">
        {identity ? (
          <>
            <Link
              to={address("")}
              className="inline-block min-h-6 font-semibold text-accent hover:underline"
            >
              {t("social.otherWay")}
            </Link>
            <br />
          </>
        ) : null}
        <span>{t("register.haveAccount")} </span>
        <Link
          to={withReturnTo("/login", returnTo)}
          className="inline-block min-h-6 font-semibold text-accent hover:underline"
        >
          {t("session.logIn")}
        </Link>
      </p>
    </>
  );
}
