import { graphql } from "~/graphql/generated";

/** The platform's jackpot (CA82, A37), requested by the loader and by the browser. */
export const HomeJackpot = graphql(`
  query HomeJackpot {
    jackpot {
      ...Money
    }
  }
`);
