/** A sign-in takes at most this long from the platform's session to the portal's, in ms. */
const signInMs = 60_000;

interface PlatformSession {
  at?: number | null;
  current: boolean;
}

interface OwnSession {
  beganAt: number;
  current: boolean;
}

/**
 * The platform's sessions that are none of this site's, such as those of the operator's app. The platform doesn't say
 * which session a sign-in here has begun, so each session of the site stands for the one that began nearest to it: the
 * page lists every sign-in once, and never hides one (G26, CA5).
 */
export function foreignSessions<T extends PlatformSession>(
  platform: readonly T[],
  own: readonly OwnSession[],
): T[] {
  const left = platform.filter(({ current }) => !current);
  for (const { beganAt } of own.filter(({ current }) => !current)) {
    const distance = ({ at }: T) =>
      at == null ? Number.POSITIVE_INFINITY : Math.abs(at - beganAt);
    const nearest = left.toSorted((one, other) => distance(one) - distance(other))[0];
    if (nearest && distance(nearest) <= signInMs) left.splice(left.indexOf(nearest), 1);
  }
  return left;
}
