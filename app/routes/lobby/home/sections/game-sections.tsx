import { Fragment, type ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { HomeSectionData } from "~/routes/lobby/home/load-home.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { GameSection } from "./game-section.tsx";

interface Props {
  sections: readonly HomeSectionData[];
  /** What stands below the first sections, one entry each (H2). */
  between: readonly ReactNode[];
}

/** The sections of the navigation's categories, in the platform's order (U7). */
export function GameSections({ sections, between }: Props) {
  const { t } = useI18n();
  if (sections.length === 0) {
    return (
      <EmptyBlock
        icon={<i className="icon-gamepad-2 size-7" />}
        title={t("home.emptyGames")}
        text={t("home.emptyGamesText")}
      />
    );
  }
  return (
    <div className="grid gap-12 lg:gap-14">
      {sections.map((section, index) => (
        <Fragment key={section.type}>
          <GameSection section={section} />
          {between[index]}
        </Fragment>
      ))}
    </div>
  );
}
