/** A spinner; the text beside it describes the action in progress. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return <i className={`icon-loader-circle animate-spin ${className}`} />;
}
