/** What a row's contract test needs to know beyond the row itself. */
import type { Call, CallAnswer, CallInput } from "../../gateway/platform/call.ts";
import type { PlatformFailure } from "../../gateway/platform/errors.ts";
import type { TestWorld } from "./sandbox.ts";

export interface Case<C extends Call = Call> {
  row: C;
  /**
   * Places of the answer that the row can't do without: what they name, how much it is, what state it is
   * in. Spelled in a way that says nothing any more, each costs the item of the list that it is in, or
   * else the answer. Every other place costs itself at most. Money and words are never guessed, so they
   * are here.
   */
  needs?: readonly string[];
  /** Demo account that makes the call; a guest when it is absent. */
  as?: string;
  /** The call's input, with what it takes from the world. */
  input: (world: TestWorld) => CallInput<C> | Promise<CallInput<C>>;
  /** What the same call comes to a second time, where it can be made only once. */
  again?: PlatformFailure;
  /** What the answer must say. Throws when it does not. */
  check: (answer: CallAnswer<C>, world: TestWorld) => void | Promise<void>;
}

/** Writes a case with the row's own types, and hands it on as one of many. */
export function contractCase<C extends Call>(
  row: C,
  rest: Omit<Case<NoInfer<C>>, "row" | "input"> & { input?: Case<NoInfer<C>>["input"] },
): Case {
  const input = rest.input ?? (() => ({}) as CallInput<C>);
  return { ...rest, input, row } as unknown as Case;
}
