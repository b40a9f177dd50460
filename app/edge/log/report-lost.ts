import { writeLog } from "./log.ts";

/** Reports a stored value that could not be read and was dropped (`brands/stored-json.ts`). */
export function reportLost(store: string, kind: string): void {
  writeLog({ level: "error", event: "stored.value.lost", store, kind });
}
