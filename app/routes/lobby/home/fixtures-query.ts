import { graphql } from "~/graphql/generated";

/** The next matches (CA94), requested by the loader for a whole page, else by the browser. */
export const HomeFixtures = graphql(`
  query HomeFixtures {
    fixtures(limit: 8) {
      id
      ...FixtureCard_fixture
    }
  }
`);
