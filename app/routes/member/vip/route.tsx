import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clsx } from "clsx";
import { graphql } from "~/graphql/generated";
import type { MemberVipQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { Progress } from "~/ui/charts/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tag } from "~/ui/notes/tag.tsx";

const MemberVip = graphql(`
  query MemberVip {
    vip {
      level {
        level
        name
      }
      next {
        name
        stake {
          ...Money
        }
        deposit {
          ...Money
        }
      }
      staked {
        ...Money
      }
      deposited {
        ...Money
      }
      stakePercent
      depositPercent
      levels {
        level
        name
        stake {
          ...Money
        }
        deposit {
          ...Money
        }
        benefits
      }
    }
  }
`);

type Standing = NonNullable<MemberVipQuery["vip"]>;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U49, U14: the member's level, how far the next one is, and what levels bring (CA80). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const part = await loadPart(request, context, [MemberVip, {}], (data) => data.vip);
  return { title: pageTitle(context, "member.pages.vip"), part };
}

export default function Vip() {
  const { t } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const title = t("member.pages.vip");
  return (
    <>
      <PageHeader title={title} lead={t("member.vip.lead")} />
      <PartBlock part={part} name={title}>
        {(standing) => (
          <>
            <Now standing={standing} />
            <h2 className="mt-8 mb-4 text-xl font-bold tracking-tight">{t("member.vip.levels")}</h2>
            <ol className="grid grid-cols-1 gap-3 md:grid-cols-2">
              {standing.levels.map((level) => (
                <Level key={level.level} level={level} now={standing.level.level} />
              ))}
            </ol>
          </>
        )}
      </PartBlock>
    </>
  );
}

/** The level, and a progress bar for each of the two sums that the next level requires. */
function Now({ standing }: { standing: Standing }) {
  const { t, money, atMost } = useI18n();
  const { level, next, staked, deposited, stakePercent, depositPercent } = standing;
  return (
    <Card pad="roomy" className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <div className="flex items-center gap-4 sm:pr-6">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
          <i className="icon-crown size-7" />
        </span>
        <div>
          <p className="text-xs text-quiet">{t("member.vip.now")}</p>
          <p className="text-2xl font-bold">{level.name}</p>
        </div>
      </div>
      {next ? (
        <div className="grid gap-3">
          <p className="text-sm font-semibold">{t("member.vip.next", { name: next.name })}</p>
          {(
            [
              ["staked", stakePercent, staked, next.stake],
              ["deposited", depositPercent, deposited, next.deposit],
            ] as const
          ).map(([key, percent, done, of]) =>
            percent == null || !done ? null : (
              <div key={key} className="grid gap-1">
                <p className="text-xs text-quiet">{t(`member.vip.${key}`)}</p>
                <Progress
                  label={t(`member.vip.${key}`)}
                  done={percent}
                  of={100}
                  text={t("member.vip.progress", { done: atMost(done), of: money(of) })}
                />
              </div>
            ),
          )}
        </div>
      ) : (
        <p className="font-semibold">{t("member.vip.top")}</p>
      )}
    </Card>
  );
}

function Level({ level, now }: { level: Standing["levels"][number]; now: number }) {
  const { t, money } = useI18n();
  const { name, stake, deposit, benefits } = level;
  const here = level.level === now;
  return (
    <Card
      as="li"
      pad="snug"
      className={clsx("grid content-start gap-2", here && "ring-2 ring-accent")}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-bold">{name}</h3>
        {here ? <Tag tone="accent">{t("member.vip.here")}</Tag> : null}
      </div>
      <p className="figures text-sm text-quiet">
        {level.level === 0
          ? t("member.vip.start")
          : t("member.vip.needs", { stake: money(stake), deposit: money(deposit) })}
      </p>
      {benefits.length ? (
        <ul aria-label={t("member.vip.benefits")} className="grid gap-1.5 text-sm">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2">
              <i className="icon-check mt-0.5 size-4 shrink-0 text-accent" />
              {benefit}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-quiet">{t("member.vip.noBenefits")}</p>
      )}
    </Card>
  );
}
