/**
 * Most characters of any field for which the platform names no most (V59): nobody types as many. It bounds
 * what is read, kept and tried on a pattern, and overrides nothing that the platform says.
 */
export const mostTyped = 500;
