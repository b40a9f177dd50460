import { useShell } from "~/components/shell/use-shell.ts";
import type { OwnProfileFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";

/** The parts of the profile that can't be changed here, each with its reason, and who can help. */
export function LockedFacts({ profile }: { profile: OwnProfileFragment }) {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const facts = [
    [t("profile.account"), viewer?.account, t("profile.accountWhy")],
    ...(profile.realName
      ? [[t("profile.fields.realName"), profile.realName, t("profile.realNameWhy")] as const]
      : []),
    [t("profile.email"), profile.email, t("profile.contactWhy")],
    [t("profile.mobile"), profile.mobile, t("profile.contactWhy")],
  ] as const;
  return (
    <Card as="section" aria-labelledby="locked-title" pad="roomy" className="grid gap-4">
      <div>
        <h2 id="locked-title" className="text-lg font-bold">
          {t("profile.locked")}
        </h2>
        <p className="text-sm text-quiet">{t("profile.lockedText")}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(([name, value, why]) => (
          <div key={name}>
            <dt className="flex items-center gap-2 text-sm font-semibold">
              <i className="icon-lock size-4 shrink-0 text-quiet" />
              {name}
            </dt>
            <dd className="figures mt-1 break-words">{value || t("profile.none")}</dd>
            <dd className="mt-0.5 text-xs text-quiet">{why}</dd>
          </div>
        ))}
      </dl>
      {contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
    </Card>
  );
}
