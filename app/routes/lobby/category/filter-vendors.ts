import { graphql } from "~/graphql/generated";

/** The vendors of a page with the number of their games there (L2), for the filters and their chips. */
export const FilterVendors_lobby = graphql(`
  fragment FilterVendors_lobby on Lobby {
    vendors {
      code
      name
      games
    }
  }
`);
