/**
 * Which break kept this visitor out. The session of the browser holds it on the server for half an hour, so that only who
 * has signed in with the right password is told, and can ask to come back (G17, G18).
 */
import * as v from "valibot";
import type { SessionPort } from "../../request/session-port.ts";

const lifetimeMs = 30 * 60_000;
/** The value's name; it is loaded with the session (G19). */
export const noticeName = "onBreak" as const;

const stored = v.object({
  /** The account on a break; null when another account of the person is. */
  account: v.nullable(v.string()),
  at: v.number(),
});
type Notice = v.InferOutput<typeof stored>;

export const keepNotice = (notice: Notice, session: SessionPort): Promise<void> =>
  session.set(noticeName, JSON.stringify(notice));

/** The notice of this browser; null when there is none, or it has expired. */
export async function readNotice(session: SessionPort, now: number): Promise<Notice | null> {
  const notice = noticeIn(await session.get(noticeName));
  return notice && now < notice.at + lifetimeMs ? notice : null;
}

/** The notice in a stored value, whatever its age. */
export function noticeIn(text: string | null): Notice | null {
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text);
  return read.success ? read.output : null;
}
