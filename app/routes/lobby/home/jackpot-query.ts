import { graphql } from "~/graphql/generated";

/** The platform's pot (CA82, A37); loader and browser ask the same. */
export const HomeJackpot = graphql(`
  query HomeJackpot {
    jackpot {
      ...Money
    }
  }
`);
