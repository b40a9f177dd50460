import { graphql } from "~/graphql/generated";

/** The winner board (C45, K8), requested by the loader and by the browser. */
export const HomeWinners = graphql(`
  query HomeWinners {
    winners(limit: 20) {
      customer
      win {
        ...Money
      }
      game {
        id
        name
        image
        ...LaunchForm_game
      }
    }
  }
`);
