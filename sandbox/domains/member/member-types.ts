/** Account types of the platform (K62, K63): agents, trial and the operator's own staff. */
export const MEMBER = 0;
export const TRIAL = 4;
export const STAFF = 9;

const AGENTS: readonly number[] = [1, 2, 41, 42];

export function isAgent(type: number): boolean {
  return AGENTS.includes(type);
}

export function isTrial(type: number): boolean {
  return type === TRIAL;
}
