/**
 * Which numbers of a promotion's or notice's texts are money, by its id, in units of the tables' currency (A137).
 * None has any now: what a member receives is said by the participation (CA120), in the member's currency.
 */
export const amountsOf: Readonly<Record<number, readonly number[]>> = {};
