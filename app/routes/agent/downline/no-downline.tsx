import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";

/** Replaces an empty list: there are no members, or none with this name. */
export function NoDownline() {
  const { t } = useI18n();
  const searched = useSearchParams()[0].has("search");
  return (
    <EmptyBlock
      icon={<i className="icon-users size-7" />}
      title={t(searched ? "agentCenter.downline.nobodyFound" : "agentCenter.downline.nobody")}
      text={t(
        searched ? "agentCenter.downline.nobodyFoundText" : "agentCenter.downline.nobodyText",
      )}
    />
  );
}
