import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";

/** Somebody below an agent. */
export interface TeamMember {
  id: number;
  account: string;
  type: number;
  uplineId: number;
  /** 1 for those directly below. */
  level: number;
  currency: string;
  lastLogin: number | null;
  createdAt: number;
}

/** Everybody below a member, nearest first. */
export function teamOf(db: Database, memberId: number): TeamMember[] {
  return db.all<TeamMember>(sql`
    with recursive team(id, level) as (
      select id, 1 from member where upline_id = ${memberId}
      union all
      select m.id, t.level + 1 from member m join team t on m.upline_id = t.id
    )
    select m.id as id, m.account as account, m.type as type, m.upline_id as "uplineId",
      t.level as level, m.currency as currency, m.last_login as "lastLogin",
      m.created_at as "createdAt"
    from team t join member m on m.id = t.id
    order by t.level, m.id`);
}

/** Ids of a member and everybody below. */
export function lineOf(db: Database, memberId: number): number[] {
  return [memberId, ...teamOf(db, memberId).map(({ id }) => id)];
}

/** A list of ids for `in (...)`: one parameter, however long it is. */
export function idList(ids: readonly number[]) {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`;
}

/** The ids above a member, nearest first. */
export function uplinesOf(db: Database, memberId: number): number[] {
  const rows = db.all<{ id: number }>(sql`
    with recursive up(id, level) as (
      select upline_id, 1 from member where id = ${memberId}
      union all
      select m.upline_id, u.level + 1 from member m join up u on m.id = u.id
      where u.id is not null
    )
    select id from up where id is not null order by level`);
  return rows.map(({ id }) => id);
}

/** Whether a member is somewhere below an agent. */
export function isBelow(db: Database, agentId: number, memberId: number): boolean {
  return uplinesOf(db, memberId).includes(agentId);
}
