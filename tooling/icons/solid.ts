import { iconStyle } from "./icons.ts";

/** Icons of brands whose form says `icons: "solid"` (B1). */
export default iconStyle("solid");
