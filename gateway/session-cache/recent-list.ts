/** The last few things of a kind that a session did: records may not know them at once, nor say all of them. */
import * as v from "valibot";
import type { SessionPort } from "../request/session-port.ts";

/** Things that a session remembers, latest first. */
const mostKept = 5;

/**
 * A list kept with the session under this name. What can't be read counts as empty; keeping one of an id that
 * is there already replaces it.
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
    await session.set(name, JSON.stringify([one, ...others].slice(0, mostKept)));
  };
  return { read, keep };
}
