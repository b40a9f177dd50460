import type { SessionName } from "~/session/seal/token-seal.ts";

/** What a token is sealed with that outlives its session: the account's name, because no cookie is there any more. */
export const sealedFor = (account: string): SessionName => {
  const id = `untold break of ${account.toLowerCase()}`;
  return { id, name: id };
};
