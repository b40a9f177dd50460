import type { Shape } from "../shape.ts";
import type en from "../en/index.ts";
import errors from "./errors.ts";

export default { errors } satisfies Shape<typeof en>;
