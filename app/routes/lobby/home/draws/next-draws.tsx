import type { HomeDrawsQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Balls } from "~/routes/lobby/draws/balls.tsx";
import { Countdown } from "~/routes/lobby/draws/countdown.tsx";
import { newsDueAt, withNews } from "~/routes/lobby/draws/news.ts";
import type { Block, Whole } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { LiveFragment } from "~/ui/fragments/live-fragment.tsx";
import { useLiveAt } from "~/ui/hooks/use-live-at.ts";
import { cardLook } from "~/ui/layout/card.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { HomeDraws } from "./draws-query.ts";

type Draws = Whole<HomeDrawsQuery>;

export interface DrawsProps {
  /** Null where the brand's form shows no draws. */
  draws: Block<Draws> | Promise<Block<Draws>> | null;
}

/** The next draws of lotteries (B1), each with its countdown and its last numbers. */
export function NextDraws({ draws }: DrawsProps) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="draws" className="min-w-0 has-[live-fragment:empty]:hidden">
      <SectionHeading
        id="draws"
        title={t("home.draws")}
        icon={<i className="icon-ticket size-6 text-accent" />}
        more={{ to: "/lottery", text: t("home.drawsMore") }}
      />
      <DrawCards draws={draws} />
    </section>
  );
}

/** The cards alone, as a hero has them. */
export function DrawCards({ draws }: DrawsProps) {
  const { t } = useI18n();
  if (!draws) return null;
  return (
    <DeferredBlock
      value={draws}
      name={t("home.draws")}
      skeleton={<div className="skeleton h-40 lg:h-44" />}
    >
      {(initial) => (
        <LiveFragment name="draws">
          <DrawBoard initial={initial} />
        </LiveFragment>
      )}
    </DeferredBlock>
  );
}

/** The draws, which go on by themselves. */
export function DrawBoard({ initial }: { initial: Draws }) {
  const { t } = useI18n();
  const first = initial.lotteries ?? [];
  const live = useLiveAt(
    HomeDraws,
    { codes: first.map(({ code }) => code) },
    { initial, madeAt: ({ now }) => now, dueAt: (news) => newsDueAt(news, null) },
  );
  if (first.length === 0) return null;
  return (
    <ul className="draw-cards">
      {withNews(first, live.data).map(({ code, name, drawAt, lastDraw }) => (
        <li key={code}>
          <GoLink
            to={`/lottery?gameCode=${encodeURIComponent(code)}`}
            className={cardLook({ className: "draw-card" })}
          >
            <span className="truncate font-semibold">{name}</span>
            {drawAt == null ? null : (
              <Countdown until={drawAt} now={initial.now} className="draw-clock" />
            )}
            <span className="text-xs text-quiet">{t("home.lastNumbers")}</span>
            {lastDraw ? <Balls numbers={lastDraw.numbers} /> : null}
          </GoLink>
        </li>
      ))}
    </ul>
  );
}
