import { useI18n } from "~/i18n/i18n.tsx";
import type { RegisterFacts } from "./load-register.server.ts";

const names = { GOOGLE: "Google", FACEBOOK: "Facebook" };

/** The identity that a provider has verified; the account then needs no password (A55). */
export function KnownIdentity({ identity }: { identity: NonNullable<RegisterFacts["identity"]> }) {
  const { t } = useI18n();
  const { provider, email, name, mobile } = identity;
  const known = email ?? name;
  return (
    <div role="status" className="mb-5 rounded-control bg-raised p-3">
      <p className="font-semibold">{t("social.newHere")}</p>
      <p className="mt-1 flex items-start gap-2 text-sm wrap-anywhere text-quiet">
        <i className="icon-circle-check mt-0.5 size-4.5 shrink-0 text-accent" />
        {provider === "PHONE"
          ? t("social.byNumber", { mobile: mobile ?? "" })
          : known
            ? t("social.knownAs", { provider: names[provider], name: known })
            : t("social.unnamed", { provider: names[provider] })}
      </p>
    </div>
  );
}
