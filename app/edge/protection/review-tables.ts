/** The tables of an account's object for reviews of limits (G8) and times of logins (G28). */
import type {
  ReviewDecision,
  ReviewTables,
} from "../../../gateway/protection/limits/limit-review.ts";
import type { LoginTables } from "../../../gateway/protection/sign-ins/login-times.ts";

export const createReviewTables = `
  CREATE TABLE IF NOT EXISTS review_start (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS review_answer (at INTEGER NOT NULL, decision TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS noted_login (at INTEGER PRIMARY KEY, device TEXT);
`;

export function reviewTables(sql: SqlStorage): ReviewTables {
  return {
    reviewStart: () =>
      sql.exec<{ at: number }>("SELECT at FROM review_start").toArray()[0]?.at ?? null,
    putReviewStart: (at) => void sql.exec("INSERT OR REPLACE INTO review_start VALUES (1, ?)", at),
    reviews: () =>
      sql
        .exec<{ at: number; decision: ReviewDecision }>("SELECT at, decision FROM review_answer")
        .toArray(),
    addReview: ({ at, decision }) =>
      void sql.exec("INSERT INTO review_answer VALUES (?, ?)", at, decision),
  };
}

export function loginTables(sql: SqlStorage): LoginTables {
  return {
    logins: () =>
      sql
        .exec<{ at: number; device: string | null }>("SELECT at, device FROM noted_login")
        .toArray(),
    putLogin: ({ at, device }) =>
      void sql.exec("INSERT OR REPLACE INTO noted_login VALUES (?, ?)", at, device),
    removeLogin: (at) => void sql.exec("DELETE FROM noted_login WHERE at = ?", at),
  };
}
