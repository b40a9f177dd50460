/** Account types of the platform (K62, K63): agents, trial and the operator's own staff. */
export const member = 0;
export const trial = 4;
export const staff = 9;

const agents: readonly number[] = [1, 2, 41, 42];

export function isAgent(type: number): boolean {
  return agents.includes(type);
}

export function isTrial(type: number): boolean {
  return type === trial;
}
