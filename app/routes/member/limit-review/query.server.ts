import { graphql } from "~/graphql/generated";

/** Whether the review of limits is due (G8). */
export const LimitReview = graphql(`
  query LimitReview {
    limitReview {
      from
      dueAt
      due
    }
  }
`);

/** The sums of the period that is reviewed. */
export const ReviewedSums = graphql(`
  query ReviewedSums($range: DateRange!) {
    records {
      statement(range: $range) {
        totals {
          ...ReviewedTotals
        }
      }
    }
  }
`);

/** The limits that hold now. */
export const ReviewedLimits = graphql(`
  query ReviewedLimits {
    accountLimits {
      kinds {
        periods {
          ...SetLimit
        }
      }
    }
  }
`);

export const AnswerLimitReview = graphql(`
  mutation AnswerLimitReview($decision: LimitReviewDecision!) {
    answerLimitReview(decision: $decision) {
      __typename
      ...Refusal_refusal
    }
  }
`);
