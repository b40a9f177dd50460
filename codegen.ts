import { codegenConfig } from "./tooling/codegen/config.ts";

/** What is generated, and from what, is in tooling/codegen/config.ts. */
export default codegenConfig;
