import { type RefObject, useEffect, useRef, useState } from "react";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import type { HomeFixturesQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block, Whole } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { FixtureCard } from "./fixture-card.tsx";
import { HomeFixtures } from "./fixtures-query.ts";
import { RowArrows } from "./row-arrows.tsx";

type Matches = Whole<HomeFixturesQuery>;

interface Props {
  /** Null: loaded when the section comes near the viewport. */
  matches: Block<Matches> | Promise<Block<Matches>> | null;
}

/** The next matches as wide cards (H2); nothing where the platform names none. */
export function NextMatches({ matches }: Props) {
  const { t } = useI18n();
  const offers = useShellOffers();
  if (!offers("FIXTURES")) return null;
  if (matches === null) return <LateMatches />;
  return (
    <DeferredBlock value={matches} name={t("home.matches")} skeleton={<MatchPlaces />}>
      {({ fixtures }) => <Matches fixtures={fixtures} />}
    </DeferredBlock>
  );
}

function Matches({ fixtures }: Matches) {
  const { t } = useI18n();
  if (fixtures.length === 0) return null;
  return (
    <div className="mb-4">
      <RowArrows look="match-row" label={t("home.matches")}>
        {fixtures.map((fixture) => (
          <li key={fixture.id}>
            <FixtureCard fixture={fixture} />
          </li>
        ))}
      </RowArrows>
    </div>
  );
}

/** Without JavaScript the section's games are there alone; a failure leaves them alone, too. */
function LateMatches() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Matches | "failed" | null>(null);
  useNearViewport(place, async () => {
    const { browserClient } = await import("~/graphql/browser.client.ts");
    const { data } = await browserClient().query(HomeFixtures, {}).toPromise();
    const fixtures = data?.fixtures;
    setLoaded(fixtures ? { fixtures } : "failed");
  });
  if (loaded === "failed") return null;
  return loaded ? (
    <Matches fixtures={loaded.fixtures} />
  ) : (
    <div ref={place} className="[@media(scripting:none)]:hidden" aria-busy="true">
      <MatchPlaces />
    </div>
  );
}

function useNearViewport(place: RefObject<HTMLElement | null>, load: () => Promise<void>) {
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        latest.current().catch(() => undefined);
      },
      { rootMargin: "300px" },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [place]);
}

function MatchPlaces() {
  return <div className="blank mb-4 h-32" />;
}
