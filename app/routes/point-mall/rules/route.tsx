import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EarnTable } from "./earn-table.tsx";

const PointMallRules = graphql(`
  query PointMallRules {
    points {
      rules {
        depositRatio {
          ...PointStep
        }
        convertRatio
        expires
      }
    }
  }
`);

graphql(`
  fragment PointStep on PointRatio {
    min {
      ...Money
    }
    max {
      ...Money
    }
    pointsPer100
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U28: how points are earned (K33), what they are worth, and that they do not expire (K32), as the platform
 * describes it (C55).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [PointMallRules, {}],
    (answer) => partOf(answer, ({ points }) => points?.rules),
  );
  return { title: pageTitle(context, "pointMall.tabs.rules"), part: found, streamed };
}

export default function Rules() {
  const { t, booked } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const offers = useShellOffers();
  const title = t("pointMall.tabs.rules");
  return (
    <section aria-label={title}>
      <PartBlock part={part} name={title}>
        {({ depositRatio, convertRatio, expires }) => {
          const currency = depositRatio[0]?.min.currency;
          return (
            <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
              <Rule
                icon="icon-coins"
                title={t("pointMall.rules.earn")}
                text={t("pointMall.rules.earnText")}
              >
                <EarnTable steps={depositRatio} />
                {offers("DEPOSIT") ? (
                  <ButtonLink to={member.deposit} size="small" className="justify-self-start">
                    {t("pointMall.rules.deposit")}
                  </ButtonLink>
                ) : null}
              </Rule>
              <div className="grid gap-4 lg:gap-6">
                <Rule
                  icon="icon-gift"
                  title={t("pointMall.rules.spend")}
                  text={t("pointMall.rules.spendText")}
                >
                  {currency && Number(convertRatio) > 0 ? (
                    <p className="figures text-xl font-bold text-gold">
                      {t("pointMall.rules.worth", {
                        amount: booked({ amount: convertRatio, currency }),
                      })}
                    </p>
                  ) : null}
                </Rule>
                <Rule
                  icon="icon-hourglass"
                  title={t(expires ? "pointMall.rules.expires" : "pointMall.rules.keep")}
                  text={t(expires ? "pointMall.rules.expiresText" : "pointMall.rules.keepText")}
                />
                <Rule
                  icon="icon-shield-check"
                  title={t("pointMall.rules.review")}
                  text={t("pointMall.rules.reviewText")}
                />
              </div>
            </div>
          );
        }}
      </PartBlock>
    </section>
  );
}

interface RuleProps {
  icon: string;
  title: string;
  text: string;
  children?: ReactNode;
}

function Rule({ icon, title, text, children }: RuleProps) {
  return (
    <Card as="section" pad="roomy" className="grid gap-3">
      <h2 className="flex items-center gap-3 text-lg font-bold">
        <i className={`${icon} size-5.5 shrink-0 text-gold`} />
        {title}
      </h2>
      <p className="text-sm text-pretty text-quiet">{text}</p>
      {children}
    </Card>
  );
}
