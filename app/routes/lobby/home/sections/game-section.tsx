import { categoryKey, foreignName } from "~/components/shell/navigation/nav-entries.ts";
import { NavIcon } from "~/components/shell/navigation/nav-icon.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { NextMatches } from "~/routes/lobby/home/fixtures/next-matches.tsx";
import type { HomeSectionData } from "~/routes/lobby/home/load-home.server.ts";
import { RowSkeleton } from "~/routes/lobby/home/skeletons.tsx";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import type { SectionLook } from "../../../../../brands/look/form.ts";
import { LateRow } from "./late-row.tsx";
import { hasMatches } from "./section-query.ts";
import { SectionRow } from "./section-row.tsx";
import { SectionVendors } from "./section-vendors.tsx";

interface Props {
  section: HomeSectionData;
  look: SectionLook;
}

/** A category's section (U7): title, vendor menu where the platform has one, matches (H2), games, and the way to all. */
export function GameSection({ section, look }: Props) {
  const { type, name, path, vendors, games, matches } = section;
  const { t } = useI18n();
  const key = categoryKey(type);
  const category = foreignName({ type, name }) ?? t(`nav.${key}`);
  const id = `section-${type.toLowerCase()}`;
  const menu = vendors.length > 0 && (
    <SectionVendors label={t("home.providers", { category })} path={path} vendors={vendors} />
  );
  return (
    <section aria-labelledby={id} className="defer-paint -mx-2 min-w-0 px-2">
      <SectionHeading
        id={id}
        title={category}
        icon={<NavIcon name={key} className="text-accent" />}
        more={{ to: path, text: t("home.sectionAll", { category }) }}
      />
      {menu}
      {hasMatches(type) ? <NextMatches matches={matches} /> : null}
      {games === null ? (
        <LateRow type={type} path={path} category={category} look={look} />
      ) : (
        <DeferredBlock value={games} name={category} skeleton={<RowSkeleton waits />}>
          {(first) => (
            <SectionRow type={type} path={path} category={category} look={look} first={first} />
          )}
        </DeferredBlock>
      )}
    </section>
  );
}
