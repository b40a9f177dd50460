import type { PromotionState } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";

const tones: Partial<Record<PromotionState, TagTone>> = { CLAIMABLE: "accent", JOINED: "gain" };

/** The state of a promotion for a member (A152). */
export function ParticipationTag({ state }: { state: PromotionState }) {
  const { t } = useI18n();
  return <Tag tone={tones[state]}>{t(`promotions.part.states.${state}`)}</Tag>;
}
