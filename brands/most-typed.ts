/**
 * The maximum length of fields for which the platform sets none (V59). It limits what is read, stored and matched
 * with a pattern. The platform's own limit has priority.
 */
export const mostTyped = 500;
