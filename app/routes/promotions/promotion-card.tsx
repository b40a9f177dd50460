import { Link } from "@remix-run/react";
import { useGamesOf } from "~/components/shell/use-games-of.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { GuestStep } from "./guest-step.tsx";
import { NextStep } from "./lazy-next-step.ts";
import type { Promotion } from "./load-promotions.server.ts";
import type { Participation } from "./participation.ts";
import { ParticipationProgress } from "./participation-progress.tsx";
import { ParticipationTag } from "./participation-tag.tsx";
import { PeriodNote } from "./period-note.tsx";
import { promotionPath } from "./promotion-path.ts";
import { PromotionPicture } from "./promotion-picture.tsx";
import { Brings, RewardLine } from "./reward-line.tsx";
import { useFirstStep } from "./terms-in-short.tsx";

/** What the card of a member has: the state, and the key of its claim. */
export interface OwnPart {
  participation: Participation;
  idempotencyKey: string;
}

interface Props {
  promotion: Promotion;
  /** The member's part in it; `guest` shows how to take part, null nothing (A152). */
  part: OwnPart | "guest" | null;
  /** Whether its picture is likely in the first view, so that it is not waited for. */
  early: boolean;
  /** `h3` below the heading of its group, which says its state. */
  heading: "h2" | "h3";
  /** Called when the member clicked its next step. */
  onStep: (id: string) => void;
}

/** A promotion in the list: picture, title, until when, and the next step (H5). The whole card is the link. */
export function PromotionCard({ promotion, part, early, heading: Heading, onStep }: Props) {
  const { id, title, image, text, reward } = promotion;
  const own = part === "guest" ? null : part;
  return (
    <Card
      as="li"
      className="promotion-card group relative overflow-hidden transition-colors hover:border-accent"
    >
      <PromotionPicture image={image} early={early} />
      <div className="grid grid-cols-1 content-between gap-4 p-4 lg:p-5">
        <div className="grid gap-2">
          <Heading className="leading-snug font-bold text-balance lg:text-lg">
            <Link to={promotionPath(id)} prefetch="intent" className="after:absolute after:inset-0">
              {title}
            </Link>
          </Heading>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PeriodNote promotion={promotion} />
            {own && Heading === "h2" ? <ParticipationTag state={own.participation.state} /> : null}
          </div>
          {own ? null : <Brings reward={reward} />}
          {own ? null : <p className="line-clamp-2 text-sm text-quiet">{text}</p>}
        </div>
        {own ? (
          <MemberPart own={own} promotion={promotion} onStep={() => onStep(id)} />
        ) : part === "guest" ? (
          <GuestPart promotion={promotion} />
        ) : null}
      </div>
    </Card>
  );
}

interface MemberPartProps {
  own: OwnPart;
  promotion: Promotion;
  onStep: () => void;
}

/** Progress with what is missing, reward, end of a claim, and the next step. */
function MemberPart({ own, promotion: { id, title }, onStep }: MemberPartProps) {
  return (
    <div className="grid gap-3">
      <ParticipationProgress participation={own.participation} label={title} />
      <RewardLine participation={own.participation} />
      <NextStep id={id} title={title} size="small" onStep={onStep} {...own} />
    </div>
  );
}

/** How a guest takes part: the first step, the login, and the games. */
function GuestPart({ promotion }: { promotion: Promotion }) {
  const firstStep = useFirstStep()(promotion);
  const games = useGamesOf()(promotion.games);
  return (
    <div className="grid gap-3">
      {firstStep ? <p className="text-sm">{firstStep}</p> : null}
      <div className="flex flex-wrap gap-2">
        <GuestStep promotion={promotion} size="small" />
        {games?.name ? (
          <ButtonLink to={games.path} tone="quiet" size="small" className="relative">
            {games.name}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
