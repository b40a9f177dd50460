/** Turns while something is under way; words beside it say what. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return <i className={`icon-loader-circle animate-spin ${className}`} />;
}
