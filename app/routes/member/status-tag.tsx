import type { ActivityStatus } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";

const tones: Partial<Record<ActivityStatus, TagTone>> = {
  CLAIM: "accent",
  CLAIMED: "gain",
  ISSUED: "gain",
  REJECTED: "danger",
};

/** The status of a bonus, mission or reward (S30). */
export function StatusTag({ status }: { status: ActivityStatus }) {
  const { t } = useI18n();
  return <Tag tone={tones[status]}>{t(`member.activity.${status}`)}</Tag>;
}
