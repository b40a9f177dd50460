import { graphql } from "~/graphql/generated";

/** The session of play, as the page of a running game shows it. */
graphql(`
  fragment PlayFigures on PlayStatus {
    now
    playedMs
    result {
      bets {
        ...Money
      }
      payouts {
        ...Money
      }
      net {
        ...Money
      }
      pending {
        ...Money
      }
      asOf
    }
    check {
      number
      due
      inMs
    }
    closed {
      kind
    }
  }
`);
