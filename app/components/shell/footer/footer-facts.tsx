import { methodIcons } from "~/components/method-icons.ts";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useHasWithdrawalTime, WithdrawalTime } from "~/components/shell/withdrawal-time.tsx";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";

/** The kinds of seals in their order (A168), each with its icon and caption. */
const seals = [
  ["LICENCE", "icon-shield-check", "shell.sealLicence"],
  ["TESTING", "icon-badge-check", "shell.sealTesting"],
  ["AGE", "icon-user-check", "shell.sealAge"],
] as const;

/** What a guest wants to know before joining: seals, payments, help (H9). What nobody says is absent. */
export function FooterFacts() {
  const { resources, helpOrganisations } = useShell();
  const { t } = useI18n();
  const shown = seals.flatMap(([kind, icon, key]) =>
    resources.filter((each) => each.kind === kind).map((each) => ({ ...each, icon, key })),
  );
  return (
    <div className="footer-facts">
      {shown.length > 0 ? (
        <section>
          <h2>{t("shell.seals")}</h2>
          <ul>
            {shown.map(({ url, label, icon, key }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  <i className={icon} />
                  <span>
                    {t(key satisfies KeyIn<"shell">)}: {label}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Payments />
      {helpOrganisations.length > 0 ? (
        <section>
          <h2>{t("shell.helpOrganisations")}</h2>
          <ul>
            {helpOrganisations.map(({ name, lang, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  <i className="icon-life-buoy" />
                  <span lang={lang}>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Ways to pay in, and how long withdrawals take (A169), each only where the brand has it (A56). */
function Payments() {
  const { t } = useI18n();
  const { paymentMethods } = useShell();
  const offers = useShellOffers();
  const methods = offers("DEPOSIT") ? paymentMethods : [];
  const hasTime = useHasWithdrawalTime();
  if (methods.length === 0 && !hasTime) return null;
  return (
    <section>
      <h2>{t("shell.payments")}</h2>
      {methods.length > 0 ? (
        <ul>
          {methods.map(({ kind, name }) => (
            <li key={name}>
              <i className={methodIcons[kind]} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <WithdrawalTime />
    </section>
  );
}
