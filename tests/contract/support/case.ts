/** What a row's contract test needs besides the row. */
import type { Call, CallAnswer, CallInput } from "../../../gateway/platform/call.ts";
import { PlatformError, type PlatformFailure } from "../../../gateway/platform/errors.ts";
import type { TestWorld } from "./sandbox.ts";

export interface Case<C extends Call = Call> {
  row: C;
  /**
   * Required places of the response: ids, amounts and states. If the value at such a place is unreadable, its list
   * item, or else the whole response, is lost. At every other place an unreadable value affects only itself. Amounts
   * and states are never guessed.
   */
  needs?: readonly string[];
  /** The demo account that makes the call; a guest when absent. */
  as?: string;
  /** The call's input, with values from the world. */
  input: (world: TestWorld) => CallInput<C> | Promise<CallInput<C>>;
  /** The result of repeating a call that is possible only once. */
  again?: PlatformFailure;
  /** Checks the response; throws if it is wrong. */
  check: (answer: CallAnswer<C>, world: TestWorld) => void | Promise<void>;
}

/** Types a case by its row, and returns it with the common type. */
export function contractCase<C extends Call>(
  row: C,
  rest: Omit<Case<NoInfer<C>>, "row" | "input"> & { input?: Case<NoInfer<C>>["input"] },
): Case {
  const input = rest.input ?? (() => ({}) as CallInput<C>);
  return { ...rest, input, row } as unknown as Case;
}

/** The code with which the platform refuses a call; "answered" if it does not. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (error: unknown) => (error instanceof PlatformError ? error.detail.errorCode : String(error)),
  );
