import { graphql } from "~/graphql/generated";

/** What lists of a page can be filtered by: vendors with the number of their games (L2), themes and features (L7). */
export const FilterVendors_lobby = graphql(`
  fragment FilterVendors_lobby on Lobby {
    vendors {
      code
      name
      games
    }
    themes {
      key
      name
    }
    features {
      key
      name
    }
  }
`);
