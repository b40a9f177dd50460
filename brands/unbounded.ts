/**
 * What a rule is where the platform says nothing of the field (A47). A form names its rules by it; what checks them
 * (`field-rule.ts`) comes to the browser later.
 */
export const unbounded = { pattern: "*", patternId: null, minLength: null, maxLength: null };
