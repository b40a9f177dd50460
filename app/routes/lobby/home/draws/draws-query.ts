import { graphql } from "~/graphql/generated";

/** Lotteries with their next draw: all for the loader, which shows the soonest, and those again in the browser. */
export const HomeDraws = graphql(`
  query HomeDraws($codes: [ID!]) {
    now
    lotteries(codes: $codes) {
      code
      name
      drawAt
      nextNumber
      lastDraw {
        number
        drawnAt
        numbers
      }
    }
  }
`);

/** How many draws home shows. */
const shown = 4;

interface Draws {
  now: number;
  lotteries?: readonly { drawAt?: number | null }[] | null;
}

/** Returns the lotteries that draw next, the soonest first. */
export function soonest<D extends Draws>(draws: D): D {
  const lotteries = (draws.lotteries ?? [])
    .filter(({ drawAt }) => drawAt != null && drawAt > draws.now)
    .sort((one, other) => (one.drawAt ?? 0) - (other.drawAt ?? 0))
    .slice(0, shown);
  return { ...draws, lotteries };
}
