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
        benefits
      }
      next {
        level
        name
        benefits
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
      stakeMissing {
        ...Money
      }
      depositMissing {
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

/** The level with what it brings, and the next one: what it brings, and what is missing of each of its two sums. */
function Now({ standing }: { standing: Standing }) {
  const { t } = useI18n();
  const { level, next } = standing;
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Card as="section" pad="roomy" aria-labelledby="vip-now" className="grid content-start gap-4">
        <div className="flex items-center gap-4">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
            <i className="icon-crown size-7" />
          </span>
          <div>
            <h2 id="vip-now" className="text-xs text-quiet">
              {t("member.vip.now")}
            </h2>
            <p className="text-2xl font-bold">{level.name}</p>
          </div>
        </div>
        <Benefits benefits={level.benefits} />
      </Card>
      <Card
        as="section"
        pad="roomy"
        aria-labelledby="vip-next"
        className="grid content-start gap-4"
      >
        {next ? (
          <>
            <h2 id="vip-next" className="font-bold">
              {t("member.vip.next", { name: next.name })}
            </h2>
            <Missing standing={standing} next={next} />
            <p className="text-xs text-quiet">{t("member.vip.nextBenefits")}</p>
            <Benefits benefits={next.benefits} before={level.benefits} />
          </>
        ) : (
          <h2 id="vip-next" className="font-bold">
            {t("member.vip.top")}
          </h2>
        )}
      </Card>
    </div>
  );
}

/** A bar for each of the two sums that the next level requires, with what is missing of it. */
function Missing({ standing, next }: { standing: Standing; next: NonNullable<Standing["next"]> }) {
  const { t, money, atMost } = useI18n();
  const { staked, deposited, stakePercent, depositPercent, stakeMissing, depositMissing } =
    standing;
  const sums = [
    ["staked", stakePercent, staked, next.stake, stakeMissing],
    ["deposited", depositPercent, deposited, next.deposit, depositMissing],
  ] as const;
  return sums.map(([key, percent, done, of, missing]) =>
    percent == null || !done ? null : (
      <div key={key} className="grid gap-1">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="text-quiet">{t(`member.vip.${key}`)}</span>
          <strong className="figures">
            {missing && Number(missing.amount) > 0
              ? t("member.vip.missing", { rest: money(missing) })
              : t("member.vip.reached")}
          </strong>
        </p>
        <Progress
          label={t(`member.vip.${key}`)}
          done={percent}
          of={100}
          text={t("member.vip.progress", { done: atMost(done), of: money(of) })}
        />
      </div>
    ),
  );
}

/** What a level brings; `before` are the benefits of the level below, beside which the new ones stand out. */
function Benefits({
  benefits,
  before,
}: {
  benefits: readonly string[];
  before?: readonly string[];
}) {
  const { t } = useI18n();
  if (benefits.length === 0) {
    return <p className="text-sm text-quiet">{t("member.vip.noBenefits")}</p>;
  }
  return (
    <ul aria-label={t("member.vip.benefits")} className="grid gap-1.5 text-sm">
      {benefits.map((benefit) => {
        const isNew = before !== undefined && !before.includes(benefit);
        return (
          <li key={benefit} className={clsx("flex items-start gap-2", isNew && "font-semibold")}>
            <i className="icon-check mt-0.5 size-4 shrink-0 text-accent" />
            <span>{benefit}</span>
            {isNew ? <Tag tone="accent">{t("member.vip.new")}</Tag> : null}
          </li>
        );
      })}
    </ul>
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
      <Benefits benefits={benefits} />
    </Card>
  );
}
