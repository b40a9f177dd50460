import { useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonAnchor, ButtonLink } from "~/ui/controls/button.tsx";

interface Props {
  title: string;
  text: string;
  /** A request id for support. */
  detail?: string;
  /** Text of a button that navigates to the same address, without reloading the document. */
  retry?: string;
  /** Text of a button that reloads the document. */
  reload?: string;
}

/** A whole page with one message and links. */
export function Notice({ title, text, detail, retry, reload }: Props) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <div className="shell-width grid min-h-[50vh] place-content-center justify-items-center py-16 text-center">
      <h1 className="max-w-xl text-3xl font-bold tracking-tight text-balance">{title}</h1>
      <p className="mt-3 max-w-md text-quiet text-pretty">{text}</p>
      {detail ? <p className="figures mt-3 text-xs text-quiet">{detail}</p> : null}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {retry ? (
          <ButtonLink to={pathname + search} replace>
            {retry}
          </ButtonLink>
        ) : null}
        {reload ? <ButtonAnchor href={pathname + search}>{reload}</ButtonAnchor> : null}
        <ButtonLink to="/" tone="quiet">
          {t("errors.goHome")}
        </ButtonLink>
      </div>
    </div>
  );
}
