/**
 * The most recent items that a session created: the platform's records may lag behind or lack some fields.
 */
import * as v from "valibot";
import type { SessionPort } from "../request/session-port.ts";

/** Number of items per session, newest first. */
const maxItems = 5;

/**
 * A list in the session under this name. Invalid data counts as empty; storing an item replaces one with the
 * same id.
 */
export function recentList<S extends v.GenericSchema<unknown, { id: string }>>(
  name: string,
  item: S,
) {
  type Item = v.InferOutput<S>;
  const list = v.array(item);
  const read = async (session: SessionPort): Promise<Item[]> => {
    const said = await session.get(name);
    try {
      const known = v.safeParse(list, JSON.parse(said ?? "[]"));
      return known.success ? known.output : [];
    } catch {
      return [];
    }
  };
  const keep = async (session: SessionPort, one: Item): Promise<void> => {
    const others = (await read(session)).filter(({ id }) => id !== one.id);
    await session.set(name, JSON.stringify([one, ...others].slice(0, maxItems)));
  };
  return { read, keep };
}
