import { iconStyle } from "./icons.ts";

/** Icons of brands whose form says `icons: "duotone"` (B1). */
export default iconStyle("duotone");
