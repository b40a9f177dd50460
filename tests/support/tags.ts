/**
 * When and at which size a browser test runs (docs/testing.md). Without a tag it runs on the phone in every run, and on
 * the desktop in `npm test -- all`.
 */
interface Tags {
  tag: string[];
}

/** The result is the same at any size, or a desktop has nothing of it: never on the desktop. */
export const anySize: Tags = { tag: ["@any-size"] };
/** On the desktop in every run, too, because it differs there. */
export const onDesk: Tags = { tag: ["@desk"] };
/** A phone has nothing of it: on the desktop in every run, never on the phone. */
export const onlyOnDesk: Tags = { tag: ["@only-desk"] };

/** In `npm test -- all` only: a faster test proves the same, or another browser test an example of it. */
export const onlyInAll: Tags = { tag: ["@all"] };
export const onlyInAllAnySize: Tags = { tag: ["@all", "@any-size"] };
export const onlyInAllOnDesk: Tags = { tag: ["@all", "@only-desk"] };

/**
 * For a test of several examples: those for which `daily` holds run in every run, the others in `npm test -- all`.
 * @param own the tags that all of them have
 */
export function dailyIf(daily: boolean, own: Tags = { tag: [] }): Tags {
  return daily ? own : { tag: ["@all", ...own.tag] };
}
