import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SetLimits } from "~/components/limits/set-limits.tsx";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { member } from "~/components/shell/navigation/destinations.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { ProtectedLink } from "~/components/shell/navigation/protected-link.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryMember } from "~/reports/query/query-member.server.ts";
import { readViewer } from "~/session/guards/guards.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { SelfTest } from "./self-test.tsx";

export const handle: PageHandle = { cachedParams: [] };

const linkLook = "inline-flex min-h-11 items-center text-accent underline";

const OwnLimits = graphql(`
  query OwnLimits {
    accountLimits {
      kinds {
        periods {
          ...SetLimit
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/** G27: how to play safely, help organisations of the visitor's market, its rules, and a self-test. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = message(context, "outside.safe.title");
  const { country, place, version, minimumAge, helplines } = context.market;
  const viewer = await readViewer(context);
  const ownLimits =
    viewer && viewer.role !== "TRIAL"
      ? partOf(await queryMember(request, context, [OwnLimits, {}]), (data) =>
          data.accountLimits?.kinds.flatMap(({ periods }) => periods),
        )
      : null;
  return {
    /** What is set for the signed-in account; null for others. */
    ownLimits,
    head: pageHead(context, {
      title: pageTitle(context, "outside.safe.title"),
      path: "/play-safely",
      description: message(context, "outside.safe.lead"),
      trail: [{ name: title, path: "/play-safely" }],
      listed: true,
    }),
    market: {
      /** The file's name, such as "DE", or with its place "DE-SH". */
      name: place === null ? country : `${country}-${place}`,
      version,
      minimumAge,
      helplines,
    },
  };
}

export default function PlaySafely() {
  const { t } = useI18n();
  const { market, ownLimits } = useLoaderData<typeof loader>();
  return (
    <div className="shell-width max-w-3xl py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("outside.safe.title")}</h1>
      <p className="mt-2 text-quiet text-pretty">{t("outside.safe.lead")}</p>
      <div className="mt-8 grid gap-5">
        <Card as="section" pad="roomy">
          <h2 className="text-xl font-bold">{t("outside.safe.limitsTitle")}</h2>
          <p className="mt-2 text-quiet text-pretty">{t("outside.safe.limitsText")}</p>
          {ownLimits ? (
            <div className="mt-3">
              <PartBlock part={ownLimits} name={t("review.limits")}>
                {(periods) => <SetLimits limits={periods} />}
              </PartBlock>
            </div>
          ) : null}
          <p className="mt-3">
            <ProtectedLink to={{ path: member.limits, login: true }} className={linkLook}>
              {t("outside.safe.limitsLink")}
            </ProtectedLink>
          </p>
        </Card>
        <Card as="section" pad="roomy">
          <h2 className="text-xl font-bold">{t("member.pages.takeBreak")}</h2>
          <p className="mt-2 text-quiet text-pretty">{t("outside.safe.breakText")}</p>
          <p className="mt-3">
            <ProtectedLink to={{ path: member.break, login: true }} className={linkLook}>
              {t("outside.safe.breakLink")}
            </ProtectedLink>
          </p>
        </Card>
        <Card as="section" id="helplines" pad="roomy" className="scroll-mt-32">
          <h2 className="text-xl font-bold">{t("outside.safe.helpTitle")}</h2>
          <p className="mt-2 text-quiet text-pretty">{t("outside.safe.helpText")}</p>
          <ul className="mt-3 grid gap-2">
            {market.helplines.map(({ name, lang, phone, url, hours }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4">
                <span lang={lang} className="font-semibold">
                  {url ? (
                    <a href={url} rel="noreferrer" className={linkLook}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </span>
                {phone ? (
                  <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={linkLook}>
                    {phone}
                  </a>
                ) : null}
                {hours ? <span className="text-quiet">{hours}</span> : null}
              </li>
            ))}
          </ul>
        </Card>
        <SelfTest />
        <Card as="section" pad="roomy">
          <h2 className="text-xl font-bold">{t("outside.safe.rulesTitle")}</h2>
          <p className="mt-2 text-quiet text-pretty">
            {t("outside.safe.rulesText", {
              market: market.name,
              version: market.version,
              age: market.minimumAge,
            })}
          </p>
        </Card>
      </div>
    </div>
  );
}
