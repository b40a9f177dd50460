import { Link } from "@remix-run/react";
import type { PromotionState } from "~/graphql/generated/graphql";
import { Card } from "~/ui/layout/card.tsx";
import type { Promotion } from "./load-promotions.server.ts";
import { ParticipationTag } from "./participation-tag.tsx";
import { PeriodNote } from "./period-note.tsx";
import { PromotionPicture } from "./promotion-picture.tsx";

/** The address of a promotion (R50, A24). */
export const promotionPath = (id: string) => `/PromotionDetail?id=${encodeURIComponent(id)}`;

interface Props {
  promotion: Promotion;
  /** How far it has come for the member who looks; nothing for guests (A152). */
  state: PromotionState | undefined;
  /** Whether its picture is likely in the first view, so that it is not waited for. */
  early: boolean;
}

/** A promotion in the list: picture, title, and until when. The whole card is the link. */
export function PromotionCard({ promotion, state, early }: Props) {
  const { id, title, image } = promotion;
  return (
    <Card
      as="li"
      className="group relative grid grid-rows-[auto_1fr] overflow-hidden transition-colors hover:border-accent"
    >
      <PromotionPicture image={image} early={early} />
      <div className="grid content-between gap-3 p-4 lg:p-5">
        <h2 className="leading-snug font-bold text-balance lg:text-lg">
          <Link to={promotionPath(id)} prefetch="intent" className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <PeriodNote promotion={promotion} />
          {state ? <ParticipationTag state={state} /> : null}
        </div>
      </div>
    </Card>
  );
}
