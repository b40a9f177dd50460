import { graphql } from "~/graphql/generated";

/** The results below the search field; without a text what is popular (Q1, Q4). */
export const SearchSuggestions = graphql(`
  query SearchSuggestions($text: String!, $first: GameType) {
    search(text: $text, first: $first, limit: 5) {
      ready
      version
      total
      groups {
        kind
        total
        hits {
          kind
          id
          name
          details
          path
        }
      }
      popular {
        kind
        id
        name
        details
        path
      }
      nearest {
        kind
        id
        name
        details
        path
      }
    }
  }
`);
