/** For tests: the account of a signed-in visitor. Not part of any build. */
import type { SessionAccount } from "../request/session-port.ts";

export const player: SessionAccount = {
  id: "42",
  account: "player1",
  nickname: "Player One",
  type: 0,
  role: "MEMBER",
  currency: "USD",
};
