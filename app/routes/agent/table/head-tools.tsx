import { PrintButton } from "~/reports/print-button.tsx";
import { ViewTools } from "./view-tools.tsx";

/** What can be done with a whole report: save it as a view, print it. */
export function HeadTools() {
  return (
    <div className="thumb-group flex items-start gap-2">
      <ViewTools />
      <PrintButton />
    </div>
  );
}
