/**
 * The rule of a field for which the platform sets none (A47). Forms refer to it by name; the code that checks rules
 * (`field-rule.ts`) is loaded later in the browser.
 */
export const unbounded = { pattern: "*", patternId: null, minLength: null, maxLength: null };
