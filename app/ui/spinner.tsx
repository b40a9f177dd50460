import { clsx } from "clsx";
import LoaderCircle from "lucide-react/icons/loader-circle";

/** Turns while something is under way; words beside it say what. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return <LoaderCircle className={clsx("animate-spin", className)} aria-hidden="true" />;
}
